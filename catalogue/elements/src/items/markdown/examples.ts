import type { NodeTemplate } from '@heddle/kit'

const TEXT = `# Our bread

Baked **every night**, with *time* and [our own flour](#flour).

1. Mix and wait
2. Bake
   - hot at first
   - then cooler

> Good bread takes long.

Set \`oven = 240\`:

\`\`\`
bake(rye)
\`\`\`

| Bread | Price |
| ----- | ----- |
| Rye   | 4.20  |
`

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'an article', node: { element: 'markdown', props: { text: TEXT, level: 3 } } },
  {
    name: 'that would run code',
    node: { element: 'markdown', props: { text: 'A [link](javascript:alert(1)) and <script>alert(1)</script>.' } },
  },
]
