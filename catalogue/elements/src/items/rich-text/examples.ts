import type { NodeTemplate } from '@heddle/kit'

const text = (name: string, props: NonNullable<NodeTemplate['props']>) => ({ name, node: { element: 'rich-text', props } })

const ARTICLE = [
  '<h1>Tea</h1><p>From <strong>leaves</strong>, <em>water</em> and <a href="https://example.org/time">time</a>.</p>',
  '<ul><li><p>Green</p></li><li><p>Black</p></li></ul><blockquote><p>First the pot.</p></blockquote>',
].join('')
const PARTS = [
  '<h2 style="text-align: center">Table</h2><table><tr><th><p>Kind</p></th><th><p>Minutes</p></th></tr><tr><td><p>Green</p></td><td><p>2</p></td></tr></table>',
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Boil</p></li><li data-type="taskItem" data-checked="false"><p>Wait</p></li></ul>',
  '<pre><code class="language-js">pour(cup)</code></pre><p><span style="color: #b3261e">Hot!</span> Ask <span data-type="mention" data-id="1" data-label="Ada">@Ada</span>.</p>',
].join('')

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  text('plain', { accessibleLabel: 'Article' }),
  text('with an article', { initialValue: ARTICLE, accessibleLabel: 'Article', fieldName: 'article', required: true }),
  text('read-only', { initialValue: PARTS, readonly: true, accessibleLabel: 'Recipe' }),
  text('Markdown, few tools, mentions', {
    initialValue: '## Tea\n\nFrom **leaves** and *water*.',
    output: 'markdown',
    menu: { table: false, textColor: false, underline: false, codeBlock: false, image: true, taskList: true },
    wrapMenu: false,
    enableMention: true,
    mentionList: [
      { id: '1', label: 'Ada' },
      { id: '2', label: 'Eve' },
    ],
    h2: { fontSize: 28, color: '#0b57d0' },
    accessibleLabel: 'Note',
  }),
  text('disabled', { initialValue: '<p>Not now</p>', disabled: true, accessibleLabel: 'Note' }),
]
