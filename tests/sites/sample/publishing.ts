import type { Publishing } from '../../../src/site/schema.ts'

export const publishing = {
  hostName: 'Netlify Drop',
  hostUrl: 'https://app.netlify.com/drop',
  videoUrl: 'https://video.example/publish-your-template',
  steps: [
    'Open the editor of the template you like, and change its words, links, pictures and colours.',
    'Press Export: your page is saved to your computer as a ZIP file.',
    'Unzip the file. You get a folder; keep everything in it together.',
    'Open the hosting site and sign in, or make a free account.',
    'Drag the folder onto the page and drop it. It is online within seconds.',
    'Rename your site in its settings, copy the address, and put it in your bio.',
  ],
  phoneTips: [
    'Export in your phone’s own browser, not inside a social app: those often block downloads.',
    'On iPhone, open the ZIP in Files with one tap to unzip it; on Android, use Files by Google.',
    'Open the hosting site and sign in, or make a free account.',
    'A phone cannot drag a folder onto the hosting site: use “browse to upload”, and choose the unzipped folder.',
    'If the upload button does not react, ask your browser for the desktop site and try again.',
    'Rename your site in its settings, copy the address, and put it in your bio.',
  ],
  hosts: [
    { name: 'Netlify Drop', url: 'https://app.netlify.com/drop', takesZip: false },
    {
      name: 'Cloudflare Drop',
      url: 'https://www.cloudflare.com/drop/',
      takesZip: true,
      steps: [
        'Open Cloudflare Drop. It asks for no account yet.',
        'Drop the ZIP file as it is onto the page, or browse for it.',
        'Your page is online at once, but only for an hour. To keep it, press Claim, and sign in or make a free account.',
        'Copy the address, which ends in .workers.dev, and put it in your bio.',
      ],
    },
    {
      name: 'GitHub Pages',
      url: 'https://github.com/new',
      takesZip: false,
      steps: [
        'Open GitHub and sign in, or make a free account. Make a new public repository.',
        'Unzip the file. In the repository choose “uploading an existing file”, and drag everything in the folder there, with the folders inside it.',
        'Press Commit changes.',
        'In the repository’s Settings open Pages. Under Branch choose main, and press Save.',
        'After a minute the same page shows your address, which ends in .github.io/ and the repository’s name. Put it in your bio.',
      ],
      phoneTips: ['GitHub takes folders from a computer only. On a phone, choose another host.'],
    },
  ],
} as const satisfies Publishing
