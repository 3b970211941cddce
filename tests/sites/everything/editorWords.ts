import type { OwnEditorWords } from '../../../src/site/editorWords.ts'

/** Some texts of the editor in Arabic; the others stay English. */
export const words = {
  toolbar: { name: 'صفحة', drafts: 'مسودات', undo: 'تراجع', redo: 'إعادة', export: 'تصدير' },
  form: { you: 'عنك', portrait: 'صورتك', name: 'الاسم', links: 'روابط' },
  kits: { bloodMoon: 'قمر الدم', bloodMoonCursor: 'سمكة' },
} as const satisfies OwnEditorWords
