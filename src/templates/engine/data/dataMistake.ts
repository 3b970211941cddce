import { fill } from '../../../lib/fill.ts'
import type { z } from '../../../lib/zod.ts'
import { editorText } from '../../../site/editorText.ts'
import { DATA_VERSION } from '../fields/pageFields.ts'
import type { BrokenRule } from '../fields/valueTypes.ts'

const text = editorText.data

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  string: text.text,
  boolean: text.flag,
  array: text.list,
  object: text.object,
}

/** The message about a value that `siteDataSchema` refuses, as in `is not text; write it in quotes`. */
export const dataMistake: z.core.$ZodErrorMap = (issue) => {
  const { input, path } = issue
  if (path?.[0] === 'version')
    return typeof input === 'number' && input > DATA_VERSION
      ? fill(text.newer, { version: input })
      : text.version
  switch (issue.code) {
    case 'custom': {
      const { rule, ...limits } = issue.params as BrokenRule
      return fill(text[rule], limits)
    }
    case 'invalid_type':
      return TYPE_MESSAGES[issue.expected]
    case 'invalid_value':
      return fill(text.choice, { choices: issue.values.join(', ') })
    case 'too_big': {
      const { length } = input as string | readonly unknown[]
      const message = issue.origin === 'string' ? text.long : text.many
      return fill(message, { count: length, most: Number(issue.maximum) })
    }
  }
}
