import type { OwnSamples } from '../../../src/site/schema.ts'

/** The first template's sample in Arabic. */
export const samples = {
  bloodMoon: {
    title: 'أوفيليا: أغنيات لأطول ليلة',
    description: 'أوفيليا تكتب أغنيات بطيئة عن البيوت القديمة.',
    name: 'أوفيليا فين',
    tagline: 'أغنيات لأطول ليلة',
    bio: 'أكتب أغنيات بطيئة عن البيوت القديمة ومن بقي فيها.',
    links: { song: { label: 'أغنيتي الجديدة', note: 'الجناح الشرقي عند منتصف الليل' } },
  },
} as const satisfies OwnSamples
