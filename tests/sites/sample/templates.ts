import type { Template } from '../../../src/site/schema.ts'

/**
 * The cards of the shop. A card with a `kit` has the pictures, the editor and the example of that template. A card without
 * a `kit` needs an `image`, and may have an `editorLink` and a `demoLink`.
 */
export const templates = [
  {
    id: '1',
    kit: '1',
    title: 'Blood Moon/Eclipse Template',
    summary: 'Gothic red and black, under a blood moon.',
    bio: [
      'A gothic page in red and black. A blood moon hangs behind your name, blood rain falls past your links, and the cursor turns red as it crosses the page.',
      'Change the words, the links, the portrait and every colour in the editor, then export it as a ZIP. For musicians, writers, cosplayers and anyone who keeps late hours.',
    ],
  },
  {
    id: '2',
    kit: '2',
    title: 'Magical Fantasy Template',
    summary: 'A glowing book, sparkles, a sky that changes colour.',
    bio: [
      'The background drifts from dusk to violet to deep blue, sparkles follow the pointer, and your links rise out of a glowing book.',
      'Everything is yours to edit: the title on the page, the colours it drifts through, how much it sparkles. For storytellers, game masters and illustrators.',
    ],
  },
  {
    id: '3',
    kit: '3',
    title: 'Dreamy and Pastel Template',
    summary: 'Pastel stars, floating hearts, shiny buttons.',
    bio: [
      'Pastel stars, hearts that float up behind your portrait, and buttons with a soft shine that moves when you press them.',
      'Pick your own sweets from the palette, or bring your own colours. For streamers, crafters and small shops.',
    ],
  },
] as const satisfies readonly Template[]
