import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. @throws when the text has no such markers */
function withTable(text: string, name: string, table: string): string {
  const start = `<!-- ${name} -->`
  const end = `<!-- /${name} -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The text has no ${start} with a ${end} after it`)
  return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`
}

/** Writes a table between its markers in a file. */
export function saveTable(file: string, name: string, table: string): void {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, table))
}
