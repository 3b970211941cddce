import { controls, EDITOR_STYLES, type EditorLook, editorWindow, slider } from './editor.ts'
import { aurora, fantasyPhone, HUES, WHITES } from './fantasyPages.ts'
import { sparkles } from './fantasyScenery.ts'
import { GILT, STYLES } from './fantasyScenes.ts'
import { phone } from './frames.ts'
import { glow, grain, sheet } from './sheet.ts'

const EDITOR: EditorLook = {
  back: '#170b36',
  panel: '#23124c',
  line: '#4a3282',
  ink: '#efe6ff',
  faint: '#9f8acb',
  accent: '#ffcf70',
  syntax: ['#ff9fd6', '#ffe0a0', '#7fd8ff'],
  shadow: '0 50px 120px #08031cc0',
}

const FILE = [
  'export const page = {',
  "  name: 'Rowan Thistle',",
  "  motto: 'Teller of small, bright tales',",
  '  sky: {',
  "    from: '#1d6ff0',",
  "    by: '#e83f8e',",
  "    to: '#ffc44a',",
  '    seconds: 24,',
  '  },',
  '  book: { glow: 0.85, open: true },',
  '  sparkles: 90,',
  '  links: [',
  "    'Read the new tale',",
  "    'Commissions',",
  "    'The wonder shop',",
  "    'Portfolio',",
  '  ],',
  '}',
]

/** The template's one file open in an editor, with the controls of its light. */
export async function fantasyEditor(): Promise<string> {
  const sky = 'linear-gradient(90deg,#1d6ff0,#7a3df0,#e83f8e,#ff9a5a,#ffc44a)'
  const bar = `<div style="height:64px;border-radius:16px;background:${sky};margin-bottom:24px"></div>`
  const tune =
    bar +
    slider('One turn', '24 s', 0.48, EDITOR, sky) +
    slider('Book glow', '85 %', 0.85, EDITOR) +
    slider('Sparkles', '90', 0.6, EDITOR)
  return sheet(
    STYLES + EDITOR_STYLES,
    `${aurora({ ...HUES.violet, upper: '#3d2ad0', night: '#1b0b46' })}
      ${sparkles(1920, 1080, 170, 27, WHITES, 18)}
    ${glow('#ffd98a77', 1540, 540, 1300)}
    ${editorWindow('page.ts', FILE, 7, EDITOR, { x: 100, y: 120, width: 1000, height: 812 })}
    ${phone(fantasyPhone(HUES.rose), '#fff', GILT, { x: 1540, y: 540, scale: 1.06 })}
    ${controls('The sky', tune, EDITOR, 850, 560, 410)}${grain(0.07)}`,
  )
}
