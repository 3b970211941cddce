import { type HeaderRule, headersAt } from './headers.ts'

interface ServedSite {
  readonly base: string
  readonly rules: readonly HeaderRule[]
  /** The paths of the 404 pages below the output folder. Inner folders are first. */
  readonly notFoundFiles: readonly string[]
}

/** The lines for a `server` block of nginx. A location with headers inherits no others, so each lists all headers. */
export function nginxSnippet({ base, rules, notFoundFiles }: ServedSite): string {
  const location = (modifier: string, path: string, additionalLines: readonly string[] = []) =>
    [
      `location ${modifier} {`,
      ...Object.entries(headersAt(rules, path)).map(
        ([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
      ),
      '  try_files $uri $uri/index.html =404;',
      ...additionalLines.map((line) => `  ${line}`),
      '}',
    ].join('\n')
  const prefixes = new Set([
    ...notFoundFiles.map((file) => base + file.replace(/404\.html$/, '')),
    ...rules.filter(({ path }) => path.endsWith('*')).map(({ path }) => path.slice(0, -1)),
  ])
  const exactPaths = rules.filter(({ path }) => !path.endsWith('*')).map(({ path }) => path)
  return [
    ...introduction('nginx', 'Include this file in a `server` block', base),
    ...[...prefixes].map((prefix) => {
      const notFoundFile = notFoundFiles.find((file) =>
        prefix.startsWith(base + file.replace(/404\.html$/, '')),
      )
      // `^~`, so that the owner's locations with a regular expression do not replace these headers. Not for the base, where it
      // would disable all of them.
      return location(`${prefix === base ? '' : '^~ '}${prefix}`, prefix, [
        `error_page 404 ${base}${notFoundFile};`,
      ])
    }),
    ...exactPaths.map((path) => location(`= ${path}`, path)),
    '',
  ].join('\n')
}

/** The lines for a site block of Caddy. */
export function caddySnippet({ base, rules, notFoundFiles }: ServedSite): string {
  return [
    ...introduction('Caddy', 'Import this file in a site block', base),
    'encode zstd gzip',
    ...rules.flatMap(({ path, headers }) => [
      `header ${path} {`,
      ...Object.entries(headers).map(([name, value]) => `  ${name} \`${value}\``),
      '}',
    ]),
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    ...notFoundFiles.flatMap((file) => [
      `  handle ${base}${file.replace(/404\.html$/, '*')} {`,
      `    rewrite * ${base}${file}`,
      '    file_server',
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}

/** The comment at the start of a snippet. @param instruction as in 'Import this file in a site block' */
function introduction(server: string, instruction: string, base: string): string[] {
  const place =
    base === '/'
      ? 'whose root is this folder'
      : `whose root is the folder that contains this folder, under the name ${base.slice(1, -1)}`
  return [`# How ${server} serves this site: its headers, files and 404 pages. ${instruction} ${place}.`]
}
