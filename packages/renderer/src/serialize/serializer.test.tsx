import { Component, createContext, createElement, Fragment, useContext, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createContexts } from './contexts.ts'
import { withHooks } from './hooks.ts'
import { createSerializer } from './serializer.ts'

function serialize(node: ReactNode): string {
  const contexts = createContexts()
  const serializer = createSerializer({ contexts, take: () => false, onTag: () => '' })
  expect(withHooks(contexts.read, () => serializer.write(node))).toBe(true)
  return serializer.html()
}

/** What two spellings of the same HTML have in common. */
function comparable(html: string): string {
  return html
    .replace(/^(<link rel="preload"[^>]*>)+/, '')
    .replaceAll('/>', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('fetchPriority', 'fetchpriority')
    .replaceAll('tabIndex', 'tabindex')
}

function expectAsReact(node: ReactNode): void {
  expect(comparable(serialize(node))).toBe(comparable(renderToString(node)))
}

const words = fc.constantFrom('', 'a', ' b ', '<b>', '&amp;', '"x"', "it's", 'две строки\nтекста', '5 > 4')
const attributes = fc.record(
  {
    className: words,
    id: words,
    title: words,
    href: fc.constantFrom('/a?b=1&c=2', '#x', 'https://a.b/"c'),
    role: words,
    tabIndex: fc.constantFrom(0, -1),
    hidden: fc.boolean(),
    disabled: fc.boolean(),
    'aria-label': fc.option(words, { nil: undefined }),
    'aria-hidden': fc.constantFrom(true, false, 'true' as const),
    'data-x': fc.constantFrom('1', true, null, 3),
    'x-own': words,
    onClick: fc.constant(() => {}),
    style: fc.constantFrom(
      {},
      { color: 'red', backgroundColor: ' blue ' },
      { '--a': '1', WebkitLineClamp: '2' },
      { width: 4, opacity: 0.5 },
      { color: '', margin: null },
    ),
    lang: words,
    draggable: fc.boolean(),
    contentEditable: fc.boolean(),
  },
  { requiredKeys: [] },
)
const leaf: fc.Arbitrary<ReactNode> = fc.oneof(words, fc.constantFrom(0, 7, 12n, null, undefined, true, false))
const tags = fc.constantFrom('div', 'p', 'span', 'a', 'button', 'h1', 'ul', 'section', 'pre', 'table', 'label')
const voids = fc.constantFrom('br', 'hr', 'img', 'input')
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(voids, attributes).map(([tag, props]) => createElement(tag, props)),
    fc
      .tuple(tags, attributes, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc.array(tie('tree'), { maxLength: 3 }).map((children) => createElement(Fragment, null, ...children)),
    tie('tree').map((child) => createElement(() => child)),
  ),
}))

describe('one pass over React elements', () => {
  test('renderer-R23 gives the HTML of react-dom for any tree', () => {
    const { error } = console
    // Random trees nest what HTML does not allow, and React says so.
    console.error = () => {}
    try {
      fc.assert(fc.property(tree, expectAsReact), { numRuns: 500 })
    } finally {
      console.error = error
    }
  })

  test('renderer-R23 state, contexts and what it does not know are drawn as react-dom draws them', () => {
    const Color = createContext('red')
    const Name = (): ReactNode => {
      const [name] = useState(() => 'Ann')
      return [useContext(Color), ' ', name]
    }
    class Labelled extends Component {
      static override contextType = Color
      override render(): ReactNode {
        return <label>{String(this.context)}</label>
      }
    }
    expectAsReact(
      <Color value="blue">
        <Name />
        <select defaultValue="b">
          <option value="a">{'A "quoted" text'}</option>
          <option value="b">B</option>
        </select>
        <Color value="green">
          <Name />
          <Labelled />
        </Color>
        <textarea defaultValue={'\nfirst'} />
        <svg viewBox="0 0 1 1">
          <path strokeWidth={2} d="M0 0" />
        </svg>
      </Color>,
    )
  })
})
