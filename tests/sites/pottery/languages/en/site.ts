export const site = {
    language: "en",
    title: "Ana Ribeiro, pottery at night",
    description: "Tableware, single pieces and small objects by Ana Ribeiro.",
    greeting: "Hello, I am Ana Ribeiro",
    bio: [ "I make pots for long tables: bowls, jugs and plates fired with wood, always at dusk." ],
}
