import type { Site } from "../../../src/site/schema.ts";

// Not formatted by Biome, because owners write code in their own style.
export const site = {
    url: "https://ana-ribeiro.example.com",
    language: "pt",
    name: "Ana Ribeiro", title: "Ana Ribeiro, cerâmica à noite",
    description: "Cerâmica de mesa, peças únicas e pequenos objetos de Ana Ribeiro.",
    greeting: "Olá, sou a Ana Ribeiro",
    portrait: { src: "ana.webp", alt: "Um jarro de barro diante de uma lua cheia" },
    chatPicture: { src: "templates/3/preview-2.webp", alt: "Uma taça branca como a lua cheia" },
    bio: [ "Faço loiça para mesas demoradas: taças, jarros e pratos cozidos a lenha, sempre ao anoitecer.",
      "Entre fornadas, ensino a roda a quem quiser sujar as mãos." ],
    sky: { moonPhase: "tonight" },
} as const satisfies Site;
