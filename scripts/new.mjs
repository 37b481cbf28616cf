// `npm run new element <type>`: a folder to begin with, complete enough to be drawn.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNode } from './run.mjs'

const [kind, type] = process.argv.slice(2)
if (kind !== 'element' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type ?? '')) {
  console.error(
    'Say what to make: npm run new element <type>, the type in small letters with hyphens, for example `rating-stars`.',
  )
  process.exit(1)
}
const folder = join(ROOT, 'catalogue', 'elements', 'src', 'items', type)
if (existsSync(folder)) {
  console.error(`There is already an element "${type}".`)
  process.exit(1)
}
const camel = type.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const pascal = camel[0].toUpperCase() + camel.slice(1)
const label = type[0].toUpperCase() + type.slice(1).replaceAll('-', ' ')

mkdirSync(folder)
writeFileSync(
  join(folder, 'definition.ts'),
  `import { defineElement, text } from '@heddle/kit'

export const ${camel}Definition = defineElement({
  type: '${type}',
  label: { en: '${label}' },
  icon: 'square',
  group: 'basics',
  fields: { text: text({ label: { en: 'Text' }, default: '${label}', translated: true }) },
  supports: ['size', 'spacing', 'typography'],
})
`,
)
writeFileSync(
  join(folder, 'component.tsx'),
  `import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { ${camel}Definition } from './definition.ts'

/** Draws the element: one root that carries \`root\`, nothing around it. */
export function ${pascal}({ root, props }: ElementProps<typeof ${camel}Definition>): ReactNode {
  return <div {...root}>{props.text}</div>
}
`,
)
writeFileSync(
  join(folder, 'examples.tsx'),
  `import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [{ name: 'plain', node: { element: '${type}' } }]
`,
)
writeFileSync(join(folder, 'README.md'), `# ${label}\n\nWhat it is for, in the words of the person who builds with it.\n`)
runNode(['scripts/generate-indexes.mjs'])
console.log(`Made catalogue/elements/src/items/${type}. Its examples are drawn by the parity law from now on.`)
