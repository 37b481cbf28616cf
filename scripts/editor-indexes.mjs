// The indexes of what the editor finds by its place: see docs/decisions/0025.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { ROOT } from './run.mjs'
import { isTest, listFiles } from './sources.mjs'

const root = 'packages/editor/src'

const importPath = (from, file) => {
  const path = posix.relative(from, file)
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Writes what the editor is made of: panels, commands, problem rules, words and parts of the session, each found by its file's
 * name. Returns what is wrong with them, as lines to print.
 */
export function editorIndexes({ write, camel }) {
  const problems = []
  /** A file as a name: `panels/add/slice.ts` as `panelsAddSlice`. */
  const importName = (file) => camel(file.replace(/\.tsx?$/, '').replaceAll(/[/.]/g, '-'))
  const files = listFiles([root], ['.ts', '.tsx'])
    .filter((path) => !isTest(path))
    .map((path) => path.slice(root.length + 1))
  const text = (file) => readFileSync(join(ROOT, root, file), 'utf8')
  const expectId = (file, id) => {
    if (!text(file).includes(`id: '${id}'`))
      problems.push(`${root}/${file} declares another id than '${id}', which its place says`)
  }
  const list = (target, { name, exported, found, type, typeFrom }) => {
    const from = dirname(target)
    write(`${root}/${target}`, [
      ...(type ? [`import type { ${type} } from '${importPath(from, typeFrom)}'`] : []),
      ...found.map((file) => `import { ${exported} as ${importName(file)} } from '${importPath(from, file)}'`),
      '',
      `export const ${name}${type ? `: readonly ${type}[]` : ''} = [${found.map(importName).join(', ')}]${type ? '' : ' as const'}`,
    ])
  }

  const panels = files.filter((file) => /^panels\/[^/]+\/panel\.ts$/.test(file))
  const panelIds = panels.map((file) => basename(dirname(file)))
  panels.forEach((file, at) => expectId(file, panelIds[at]))
  write(`${root}/panel-ids.gen.ts`, [
    '/** Ids of the panels: the names of their folders. */',
    `export const PANEL_IDS = [${panelIds.map((id) => `'${id}'`).join(', ')}] as const`,
    'export type PanelId = (typeof PANEL_IDS)[number]',
  ])
  list('shell/panels.gen.ts', {
    name: 'panels',
    exported: 'panel',
    found: panels,
    type: 'PanelDefinition',
    typeFrom: 'panels/define-panel.ts',
  })

  list('shell/subjects.gen.ts', {
    name: 'subjects',
    exported: 'subject',
    found: files.filter((file) => /^subjects\/[^/]+\/subject\.ts$/.test(file)),
    type: 'SubjectDefinition',
    typeFrom: 'subjects/define-subject.ts',
  })

  const rules = files.filter((file) => /^problems\/rules\/[^/]+\.ts$/.test(file))
  for (const file of rules) expectId(file, basename(file, '.ts'))
  list('problems/rules.gen.ts', {
    name: 'rules',
    exported: 'rule',
    found: rules,
    type: 'ProblemRule',
    typeFrom: 'problems/problem.ts',
  })

  list('shell/commands.gen.ts', {
    name: 'lists',
    exported: 'commands',
    found: files.filter((file) => file.endsWith('.commands.ts')),
  })
  list('start/slices.gen.ts', {
    name: 'slices',
    exported: 'slice',
    found: files.filter((file) => basename(file) === 'slice.ts' && file !== 'session/slice.ts'),
  })

  const words = files.filter((file) => basename(file) === 'words.ts')
  write(`${root}/words.gen.ts`, [
    ...words.map((file) => `import { words as ${importName(file)} } from './${file}'`),
    '',
    '/** Every word of the interface by the folder that says it: what a translation has to cover. */',
    'export const dictionary = {',
    ...words.map((file) => `  '${dirname(file)}': ${importName(file)},`),
    '} as const',
  ])
  // One word may mean different things in different places; a phrase that is written twice is translated twice.
  const saidBy = new Map()
  for (const file of words) {
    const code = text(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`/g, '')
    for (const [, phrase, isKey] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'(:?)/g))
      if (/\p{L}\S* \S*\p{L}/u.test(phrase) && isKey === '') saidBy.set(phrase, [...(saidBy.get(phrase) ?? []), file])
  }
  for (const [phrase, places] of saidBy)
    if (places.length > 1) problems.push(`"${phrase}" is written more than once: ${places.join(', ')} (below ${root})`)
  return problems
}
