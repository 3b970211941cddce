import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Safari announces a list without bullets only if it has `role="list"`.
    'no-redundant-role': 'off',
    // A matter of style, without effect in browsers.
    'doctype-style': 'off',
    // Only files of other sites need an integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A user may write a long title.
    'long-title': 'off',
  },
})

/** The mistakes of a page, as in `12:3 rule: message`. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
