import type { Site } from '../../../src/site/schema.ts'

/** A site written from right to left, under a base, without a gate. */
export const site = {
  url: 'https://someone.example.com/layla/',
  language: 'ar',
  name: 'ليلى النجار',
  title: 'ليلى النجار، تحت قمر واحد',
  description: 'رسوم وألعاب ومواقع صغيرة لليلى النجار.',
  greeting: 'أهلًا، أنا ليلى النجار',
  portrait: { src: 'upright.jpg', alt: 'ليلى من الجانب أمام قمر كبير' },
  bio: [
    'أرسم أماكن هادئة وأبني عوالم صغيرة للمشي فيها بعد حلول الظلام: موانئ غارقة وطرق من الفوانيس ومدن من الجليد.',
    'وبين لعبة وأخرى أصمم مواقع تشبه الأماكن. ابقوا قليلًا؛ السماء هنا هي سماؤكم الليلة (Moongate 2.0).',
  ],
  paragraphsAboveProfiles: 1,
  closingLine: 'تصبحون على خير. القمر ساهر عنّا.',
  hiddenLine: 'بقيتم حتى حلّ الظلام. شكرًا.',
  touchLine: 'المسوا القرص تعد الشمس.',
  donationUrl: 'https://donate.example.com/layla',
  supportContacts: ['البريد', 'Discord', 'Instagram'],
  chatPicture: { src: 'templates/3/preview-2.webp', alt: 'قمر أبيض' },
  sky: { gate: false, moonPhase: 0.62 },
} as const satisfies Site
