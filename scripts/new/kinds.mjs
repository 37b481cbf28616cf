// What `npm run new <kind> <name>` makes: for each kind the folder and the files to begin with, complete enough to pass the check.

const camelOf = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** The forms of a name that files are written with. */
function formsOf(name) {
  const camel = camelOf(name)
  const words = name.replaceAll('-', ' ')
  return { name, camel, pascal: camel[0].toUpperCase() + camel.slice(1), label: words[0].toUpperCase() + words.slice(1) }
}

const element = ({ name, camel, pascal, label }) => ({
  folder: `catalogue/elements/src/items/${name}`,
  files: {
    'definition.ts': `import { defineElement, text } from '@heddle/kit'

export const ${camel}Definition = defineElement({
  type: '${name}',
  label: { en: '${label}' },
  icon: 'square',
  group: 'basics',
  fields: { text: text({ label: { en: 'Text' }, default: '${label}', translated: true }) },
  supports: ['size', 'spacing', 'typography'],
})
`,
    'component.tsx': `import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { ${camel}Definition } from './definition.ts'

/** Draws the element: one root that carries \`root\`, nothing around it. */
export function ${pascal}({ root, props }: ElementProps<typeof ${camel}Definition>): ReactNode {
  return <div {...root}>{props.text}</div>
}
`,
    'examples.ts': `import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: '${name}' } },
]
`,
    'README.md': `# ${label}\n\nWhat it is for, in the words of the person who builds with it.\n`,
  },
  next: 'Its examples are drawn by the parity law from now on. Events are `events: { … }` in its definition, what it asks of the world `ports: [ … ]`.',
})

const formulaFunction = ({ name, camel, label }) => ({
  folder: `catalogue/functions/src/items/${name}`,
  files: {
    'definition.ts': `import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: '${camel}',
  group: 'math',
  description: { en: '${label}: what it gives.', ru: '${label}: что она даёт.' },
  parameters: [{ name: 'number', type: 'number' }],
  result: 'number',
  examples: [['${camel}(2)', 2]],
})
`,
    'call.ts': `import type { FunctionBody } from '@heddle/kit'
import { requireNumber } from '../../lib/arguments/require-number.ts'

export const call: FunctionBody = (_host, number) => requireNumber(number, 1)
`,
  },
  next: 'Its examples are its documentation and its first tests.',
})

const action = ({ name, label }) => ({
  folder: `catalogue/actions/src/items/${name}`,
  files: {
    'definition.ts': `import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: '${name}',
  label: { en: '${label}', ru: '${label}' },
  description: { en: 'What it does.', ru: 'Что оно делает.' },
  icon: 'zap',
  group: 'other',
  parameters: { value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' } },
})
`,
    'run.ts': `import type { ActionBody } from '@heddle/kit'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { value } }) => value
`,
    [`${name}.test.ts`]: `import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives its value', async () => {
  expect((await runAction(run, { value: 1 })).outcome).toBe(1)
})
`,
  },
  next: 'What it asks of the world it names in `ports: [ … ]` of its definition.',
})

const port = ({ name, camel, pascal, label }) => ({
  folder: `catalogue/ports/src/items/${camel}`,
  files: {
    'contract.ts': `/** ${label}: what actions and elements ask of it. */
export interface ${pascal}Port {
  readonly ask: (question: string) => void
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly ${camel}: ${pascal}Port
  }
}
`,
    'browser.ts': `import { definePort } from '@heddle/kit'

/** The real side: say here what it does to the visitor's browser. */
export const port = definePort('${camel}', () => ({
  ask(question) {
    console.info('${name}', question)
  },
}))
`,
    'fake.ts': `import { definePortFake } from '@heddle/kit'

export const fake = definePortFake('${camel}', () => ({}))
`,
  },
  next: `Actions and elements ask for it with \`ports: ['${camel}']\`; no other place knows it.`,
})

const plugin = ({ name, camel, label }) => ({
  folder: `catalogue/plugins/src/items/${name}`,
  files: {
    'definition.ts': `import { definePlugin, text } from '@heddle/kit'

export const definition = definePlugin({
  namespace: '${name}',
  label: { en: '${label}', ru: '${label}' },
  description: { en: 'What it brings to a project.', ru: 'Что он даёт проекту.' },
  icon: 'plug',
  isDev: true,
  settings: { public: { fields: { address: text({ label: { en: 'Address', ru: 'Адрес' } }) } } },
  actions: { greet: { label: { en: 'Greet', ru: 'Поздороваться' }, fields: {} } },
})
`,
    'browser.ts': `import { definePluginBrowser } from '@heddle/kit'
import type { definition } from './definition.ts'

export const browser = definePluginBrowser<typeof definition>({
  open: ({ settings }) => ({ actions: { greet: () => settings['address'] } }),
})
`,
    [`${name}.test.ts`]: `import { expect, it } from 'vitest'
import { browser } from './browser.ts'

it('greets with its address', () => {
  const nothing = () => undefined
  const variables = { has: () => false, set: nothing }
  const { signal } = new AbortController()
  const where = { isDraft: false, base: '/', addresses: { api: '/ww', data: '/ww', cdn: '' } }
  const ${camel} = browser.open?.({ settings: { address: 'a' }, ...where, setVariable: nothing, trigger: nothing })
  expect(${camel}?.actions?.['greet']?.({ args: {}, variables, signal })).toBe('a')
})
`,
  },
  next: 'Its settings stand in the Plugins panel. What only the server may know is `settings.private`, and a `server.ts` is handed it.',
})

const template = ({ name, camel, label }) => ({
  folder: `catalogue/templates/src/items/${name}`,
  files: {
    'definition.ts': `import { blankPage, blankSite } from '@heddle/document'
import { defineTemplate } from '../../lib/template.ts'

/** What a project of it begins with. */
export const ${camel} = defineTemplate({
  id: '${name}',
  label: { en: '${label}', ru: '${label}' },
  description: { en: 'What it is good for', ru: 'Для чего она' },
  create: (newId) => {
    const homePageId = newId()
    return [blankSite(newId(), '${label}', homePageId, 'en'), blankPage(homePageId, 'Home', 'home', 'a0', ['en'])]
  },
})
`,
  },
  next: 'The gallery offers it.',
})

const route = ({ name, camel, label }) => ({
  folder: `packages/server/src/routes/${name}`,
  files: {
    'contract.ts': `import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'

/** ${label}: what it asks for and answers. */
export const ${camel}Contract = defineContract({
  method: 'GET',
  path: '/api/${name}',
  role: 'signed-in',
  answer: z.object({ name: z.string() }),
})
`,
    'handler.ts': `import { defineRoute } from '../../http/route.ts'
import { ${camel}Contract } from './contract.ts'

export const route = defineRoute(${camel}Contract, async () => ({ name: '${name}' }))
`,
  },
  next: 'Add its row to the table of roles in packages/server/src/http/access.test.ts, and a test that speaks HTTP beside it.',
})

const job = ({ name, camel, label }) => ({
  folder: `packages/server/src/jobs/${name}`,
  files: {
    'job.ts': `import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'

/** ${label}: what goes in and what comes out. */
export const ${camel}Job = defineJob<{ input: { readonly text: string }; output: { readonly length: number } }>({
  name: '${name}',
  lane: 'picture',
  time: LIMITS.pictureTime,
  tooLong: messages.fileTooComplex,
  tooLarge: messages.fileTooComplex,
})
`,
    'run.ts': `import type { JobBody } from '../../pool/job.ts'
import type { ${camel}Job } from './job.ts'

export const run: JobBody<typeof ${camel}Job> = ({ text }) => Promise.resolve({ length: text.length })
`,
  },
  next: 'Give it a time and words of its own in limits.ts and messages.ts.',
})

const panel = ({ name, pascal, label }) => ({
  folder: `packages/editor/src/panels/${name}`,
  files: {
    'panel.ts': `import { PanelLeft } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: '${name}',
  title: words.title,
  icon: PanelLeft,
  place: 200,
  load: () => import('./${name}-panel.tsx').then(({ ${pascal}Panel }) => ${pascal}Panel),
})
`,
    [`${name}-panel.tsx`]: `import type { ReactNode } from 'react'
import { words } from './words.ts'

export function ${pascal}Panel(): ReactNode {
  return <p>{words.lead}</p>
}
`,
    'words.ts': `/** Words of the ${label} panel. */
export const words = {
  title: '${label}',
  lead: 'What the ${label} panel is for.',
} as const
`,
  },
  next: 'The rail, its shortcut and the palette follow.',
})

const command = ({ name, camel, label }) => ({
  folder: `packages/editor/src/commands/${name}`,
  files: {
    [`${name}.commands.ts`]: `import { Zap } from 'lucide-react'
import { defineCommand } from '../command.ts'
import { words } from './words.ts'

export const commands = [
  defineCommand({
    id: '${camel}',
    label: words.label,
    group: 'edit',
    place: 900,
    icon: Zap,
    run: ({ session }) => {
      session.notice.value = { text: words.done, tone: 'info' }
    },
  }),
]
`,
    'words.ts': `/** Words of the command. */
export const words = {
  label: '${label}',
  done: '${label}: done',
} as const
`,
  },
  next: 'Give it `keys` and `when` where it needs them; a chord that is taken fails a test.',
})

const rule = ({ name, label }) => ({
  folder: 'packages/editor/src/problems/rules',
  files: {
    [`${name}.ts`]: `import type { ProblemRule } from '../problem.ts'

/** ${label}: what is wrong, and why it matters to a visitor. */
export const rule: ProblemRule = { id: '${name}', place: 900, find: () => [] }
`,
  },
  next: 'Add its case to the test of the rules.',
})

const field = ({ name, camel, pascal, label }) => ({
  folder: 'packages',
  files: {
    [`kit/src/fields/kinds/${name}/field.ts`]: `import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export type ${pascal}Field = FieldBase<'${name}', string>

/** ${label}: what its value means. */
export function ${camel}(options: FieldOptions<${pascal}Field> & { readonly default?: string }): ${pascal}Field {
  return {
    ...PLAIN,
    default: '',
    ...options,
    kind: '${name}',
    check: (value) => (typeof value === 'string' ? undefined : MESSAGES.mustBeText),
  }
}
`,
    [`kit/src/fields/kinds/${name}/field.test.ts`]: `import { expect, it } from 'vitest'
import { ${camel} } from './field.ts'

it('takes its default and refuses what it cannot be', () => {
  const field = ${camel}({ label: { en: '${label}' } })
  expect(field.check(field.default)).toBeUndefined()
  expect(field.check(4)).toBe('must be a text')
})
`,
    [`editor/src/fields/${name}/control.tsx`]: `import type { ${pascal}Field } from '@heddle/kit'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'

export function ${pascal}Control({ label, value, error, onCommit }: FieldControlProps<${pascal}Field>) {
  const text = typeof value === 'string' ? value : ''
  return <TextField label={label} isLabelHidden value={text} error={error} onCommit={onCommit} />
}
`,
  },
  next: `Elements, actions, plugins and components declare it with \`${camel}({ label })\` of @heddle/kit.`,
})

const KINDS = { element, function: formulaFunction, action, port, plugin, template, route, job, panel, command, rule, field }

export const kindNames = Object.keys(KINDS)

/**
 * The folder and files of a new item.
 * @param {string} kind one of `kindNames`
 * @param {string} name small letters, digits and hyphens, for example `rating-stars`
 * @returns {{ folder: string, files: Record<string, string>, next: string }} `next`: a sentence on what to do then
 */
export const describeNew = (kind, name) => KINDS[kind](formsOf(name))
