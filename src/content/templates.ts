import type { Template } from '../site/schema.ts'

const previews = (id: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    src: `templates/${id}/preview-${i + 1}.webp`,
    orientation: 'landscape' as const,
  }))

export const templates: readonly Template[] = [
  {
    id: '1',
    title: 'Blood Moon/Eclipse Template',
    summary: 'Gothic red and black, under a blood moon.',
    image: 'templates/1/preview-1.webp',
    images: previews('1', 6),
    bio: [
      'A gothic page in red and black. A blood moon hangs behind your name, blood rain falls past your links, and the cursor turns red as it crosses the page.',
      'Change the words, the links, the portrait and every colour in the editor, then export it as a ZIP. For musicians, writers, cosplayers and anyone who keeps late hours.',
    ],
    editorLink: '/editor/1',
    demoLink: '/examples/1/',
  },
  {
    id: '2',
    title: 'Magical Fantasy Template',
    summary: 'A glowing book, sparkles, a sky that changes colour.',
    image: 'templates/2/preview-1.webp',
    images: previews('2', 5),
    bio: [
      'The background drifts from dusk to violet to deep blue, sparkles follow the pointer, and your links rise out of a glowing book.',
      'Everything is yours to edit: the title on the page, the colours it drifts through, how much it sparkles. For storytellers, game masters and illustrators.',
    ],
    editorLink: '/editor/2',
    demoLink: '/examples/2/',
  },
  {
    id: '3',
    title: 'Dreamy and Pastel Template',
    summary: 'Pastel stars, floating hearts, shiny buttons.',
    image: 'templates/3/preview-1.webp',
    images: previews('3', 4),
    bio: [
      'Pastel stars, hearts that float up behind your portrait, and buttons with a soft shine that moves when you press them.',
      'Pick your own sweets from the palette, or bring your own colours. For streamers, crafters and small shops.',
    ],
    editorLink: '/editor/3',
    demoLink: '/examples/3/',
  },
]
