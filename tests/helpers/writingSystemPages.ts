/** Texts of pages in three writing systems, for the tests of fonts and letters. */

import type { SiteData } from '../../src/templates/engine/data/siteData.ts'
import { linkOf } from './siteModules.ts'

type PageTexts = Pick<SiteData, 'language' | 'name' | 'tagline' | 'bio' | 'links'>

function linksOf(labels: readonly string[]): PageTexts['links'] {
  return labels.map((label, index) =>
    linkOf({ id: `link-${index + 1}`, label, url: `https://example.com/${index + 1}` }),
  )
}

/** A café in Arabic, with opening hours. Its texts have no Latin letters. */
export const arabicCafe: PageTexts = {
  language: 'ar',
  name: 'مقهى القمر الأزرق',
  tagline: 'قهوة طازجة وكتب قديمة، كل مساء',
  bio: 'نحمّص القهوة بأنفسنا منذ عام 1998، ونخبز الكعك كل صباح.\n\nتعال واقرأ كتابًا بجانب النافذة، أو اسمع العود ليلة الخميس.',
  links: [
    ...linksOf([
      'قائمة المشروبات',
      'احجز طاولة',
      'الطريق إلينا',
      'أمسيات الموسيقى',
      'متجر البن',
      'بطاقات الهدايا',
      'صور المقهى',
      'اكتب لنا',
    ]),
    linkOf({
      id: 'hours',
      kind: 'columns',
      label: 'ساعات العمل',
      rows: 'السبت – الأربعاء\t8:00 – 23:00\nالخميس\t8:00 – 01:30\nالجمعة\tمغلق',
    }),
  ],
}

/** An illustrator with a long Japanese name. Her texts have no Latin letters. */
export const japaneseIllustrator: PageTexts = {
  language: 'ja',
  name: '月夜野さくらと星空のちいさな絵本工房',
  tagline: '夜の絵本と、小さな歌を作っています。',
  bio: '2019年から絵本を描いています。\n\n原画展のお知らせは、毎月1日に更新します。',
  links: linksOf([
    '新しい絵本「月のかえりみち」',
    'オンラインショップ',
    '原画展のお知らせ',
    'お仕事のご依頼',
    '制作日記',
    'よくある質問',
  ]),
}

/** A singer in English, with letters of western Europe. */
export const latinSinger: PageTexts = {
  language: 'en',
  name: 'Zoë Night',
  tagline: 'Slow songs about old façades',
  bio: 'I write at night: 12 songs a year, “mostly” in E minor.',
  links: linksOf(['New record', 'Concerts 2027', 'Shop', 'Lyrics', 'Press', 'Letters']),
}
