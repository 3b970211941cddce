import { mark } from './mark.ts'

export const publishing = {
  hostName: mark('Host'),
  hostUrl: 'https://host.example.com/',
  videoUrl: 'https://video.example.com/',
  steps: [mark('Do this.')],
  phoneTips: [mark('Or that.')],
}
