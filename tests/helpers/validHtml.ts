import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A list without bullets says that it is one: Safari forgets.
    'no-redundant-role': 'off',
    // A matter of taste; to a browser it is one.
    'doctype-style': 'off',
    // Files come from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A visitor's word may be as long as they like.
    'long-title': 'off',
  },
})

/** The mistakes of a template's page: line and rule. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
