// The indexes of the kinds of fields, which have a folder in the kit and one in the editor: see docs/decisions/0052.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const KIT = 'packages/kit/src/fields'
const EDITOR = 'packages/editor/src/fields'

/** Writes what kinds of fields there are and which control draws each. Returns what is wrong with them, as lines to print. */
export function fieldIndexes({ write, folders, camel, pascal }) {
  const kinds = folders(`${KIT}/kinds`).filter((name) => existsSync(join(ROOT, KIT, 'kinds', name, 'field.ts')))
  const typeOf = (name) => `${pascal(name)}Field`
  const constructorOf = (name) => camel(name)
  write(`${KIT}/kinds.gen.ts`, [
    ...kinds.map((name) => `import type { ${typeOf(name)} } from './kinds/${name}/field.ts'`),
    '',
    ...kinds.map((name) => `export { ${constructorOf(name)}, type ${typeOf(name)} } from './kinds/${name}/field.ts'`),
    '',
    '/** The kinds of fields by the names of their folders. */',
    'export interface FieldKinds {',
    ...kinds.map((name) => `  readonly '${name}': ${typeOf(name)}`),
    '}',
  ])
  const publishers = kinds.filter((name) => existsSync(join(ROOT, KIT, 'kinds', name, 'publish.ts')))
  write(`${KIT}/publishers.gen.ts`, [
    "import type { FieldPublishers } from './publish-field.ts'",
    ...publishers.map((name) => `import { publish as ${camel(name)}Publish } from './kinds/${name}/publish.ts'`),
    '',
    '/** What pages get of a value, for the kinds that do not hand it on as it is. */',
    'export const FIELD_PUBLISHERS: FieldPublishers = {',
    ...publishers.map((name) => `  '${name}': ${camel(name)}Publish,`),
    '}',
  ])
  const controls = folders(EDITOR).filter((name) => existsSync(join(ROOT, EDITOR, name, 'control.tsx')))
  write(`${EDITOR}/controls.gen.ts`, [
    "import type { FieldControls } from './field-control-props.ts'",
    ...controls.map((name) => `import { ${pascal(name)}Control } from './${name}/control.tsx'`),
    '',
    '/** A control for every kind of field: one that is missing does not compile. */',
    'export const FIELD_CONTROLS: FieldControls = {',
    ...controls.map((name) => `  '${name}': ${pascal(name)}Control,`),
    '}',
  ])
  return controls
    .filter((name) => !kinds.includes(name))
    .map((name) => `${EDITOR}/${name} has a control for a kind of field that ${KIT}/kinds does not have`)
}
