import { type HeaderRule, headersAt } from './headers.ts'

interface ServedSite {
  readonly base: string
  readonly rules: readonly HeaderRule[]
  readonly missing: readonly string[]
}

/** The part of a `server` block for nginx. A location inherits no headers, so each one lists all of its headers. */
export function nginxSnippet({ base, rules, missing }: ServedSite): string {
  const location = (match: string, path: string, more: readonly string[] = []) =>
    [
      `location ${match} {`,
      ...Object.entries(headersAt(rules, path)).map(
        ([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
      ),
      '  try_files $uri $uri/index.html =404;',
      ...more.map((line) => `  ${line}`),
      '}',
    ].join('\n')
  const prefixes = new Set([
    ...missing.map((file) => base + file.replace(/404\.html$/, '')),
    ...rules.filter(({ path }) => path.endsWith('*')).map(({ path }) => path.slice(0, -1)),
  ])
  const exact = rules.filter(({ path }) => !path.endsWith('*')).map(({ path }) => path)
  return [
    ...about('nginx', 'Include this file in a `server` block', base),
    ...[...prefixes].map((prefix) => {
      const nearest = missing.find((file) => prefix.startsWith(base + file.replace(/404\.html$/, '')))
      return location(`${prefix === base ? '' : '^~ '}${prefix}`, prefix, [
        `error_page 404 ${base}${nearest};`,
      ])
    }),
    ...exact.map((path) => location(`= ${path}`, path)),
    '',
  ].join('\n')
}

export function caddySnippet({ base, rules, missing }: ServedSite): string {
  return [
    ...about('Caddy', 'Import this file in a site block', base),
    'encode zstd gzip',
    ...rules.flatMap(({ path, headers }) => [
      `header ${path} {`,
      ...Object.entries(headers).map(([name, value]) => `  ${name} \`${value}\``),
      '}',
    ]),
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    ...missing.flatMap((file) => [
      `  handle ${base}${file.replace(/404\.html$/, '*')} {`,
      `    rewrite * ${base}${file}`,
      '    file_server',
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}

function about(server: string, how: string, base: string): string[] {
  const place =
    base === '/'
      ? 'whose root is this folder'
      : `whose root is the folder in which this one is called ${base.slice(1, -1)}`
  return [`# The headers of this site for ${server}. ${how} ${place}.`]
}
