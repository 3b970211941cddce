import type { Publishing } from '../../../src/site/schema.ts'

export const publishing: Publishing = {
  hostName: 'Netlify Drop',
  hostUrl: 'https://app.netlify.com/drop',
  steps: ['افتحوا المحرر وغيّروا الكلمات.', 'صدّروا الصفحة ملف ZIP.', 'اسحبوا المجلد إلى الصفحة.'],
  phoneTips: ['صدّروا من متصفح الهاتف نفسه.'],
  hosts: [
    {
      name: 'Cloudflare Pages',
      url: 'https://dash.cloudflare.com/',
      takesZip: true,
      steps: ['أفلتوا ملف ZIP.'],
    },
  ],
}
