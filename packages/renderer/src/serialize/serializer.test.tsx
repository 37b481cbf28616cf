import {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ReactNode,
} from 'react'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createContexts } from './contexts.ts'
import { withHooks } from './hooks.ts'
import { createSerializer } from './serializer.ts'

function serialize(node: ReactNode): string {
  const contexts = createContexts()
  const serializer = createSerializer({
    contexts,
    take: () => false,
    onTag: () => '',
  })
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
    spellCheck: fc.boolean(),
  },
  { requiredKeys: [] },
)
const leaf: fc.Arbitrary<ReactNode> = fc.oneof(words, fc.constantFrom(0, 7, 12n, null, undefined, true, false))
const tags = fc.constantFrom(
  'div',
  'p',
  'span',
  'a',
  'button',
  'h1',
  'ul',
  'section',
  'pre',
  'table',
  'label',
  'form',
  'fieldset',
)
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

/** How often a part of the node was left to react-dom. */
function leftToReact(node: ReactNode): number {
  let left = 0
  const contexts = createContexts()
  const wrap = (one: ReactNode): ReactNode => {
    left += 1
    return contexts.wrap(one)
  }
  const serializer = createSerializer({
    contexts: { ...contexts, wrap },
    take: () => false,
    onTag: () => '',
  })
  withHooks(contexts.read, () => serializer.write(node))
  return left
}

const Tone = createContext('calm')
const Toned = (): ReactNode => use(Tone)
const kept = Object.assign(Promise.resolve('kept'), { status: 'fulfilled' as const, value: 'kept' })
const Waiting = (): ReactNode => <i>{use(kept)}</i>
class Old extends Component {
  override render(): ReactNode {
    return <b>old</b>
  }
}
class Empty extends Component {
  override render(): ReactNode {
    return null
  }
}
function Hooked(): ReactNode {
  const [state] = useState('state')
  const [lazy] = useState(() => 'lazy')
  const [reduced] = useReducer((one: string) => one, 'reduced')
  const [started] = useReducer(
    (one: string) => one,
    'st',
    (one) => `${one}arted`,
  )
  const held = useRef('ref')
  const stored = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  )
  const later = useDeferredValue('later')
  const first = useDeferredValue('later', 'first')
  const [isPending] = useTransition()
  const call = useCallback(() => 'called', [])
  useEffect(() => {
    throw new Error('There are no effects on the server')
  })
  return [
    useMemo(() => 'memo', []),
    state,
    lazy,
    reduced,
    started,
    typeof held,
    stored,
    later,
    first,
    String(isPending),
    call(),
  ].join()
}
const Browsed = (): ReactNode =>
  useSyncExternalStore(
    () => () => {},
    () => 'browser',
  )
const holding = { children: 'inside' }
const Numbered = (): ReactNode => <i>{useId().length > 0 ? 'numbered' : ''}</i>

describe('what is drawn in the one pass', () => {
  test.each<[string, ReactNode]>([
    ['texts and numbers', ['a', 1, 2n, '', 'b']],
    ['texts behind elements', ['a', <b key="b">x</b>, 'y', <i key="i" />, 'z']],
    ['nothing', [null, undefined, true, false]],
    [
      'elements and their attributes',
      createElement('p', { className: 'a', style: { color: 'red' }, title: '"' }, 'x', <br key="b" />, 'y'),
    ],
    ['fragments', createElement(Fragment, null, 'a', createElement(StrictMode, null, 'b', 'c'), 'd')],
    [
      'contexts, and the one around after those inside',
      createElement(
        Fragment,
        null,
        createElement(
          Tone,
          { value: 'loud' },
          createElement(Toned),
          createElement(Tone, { value: 'low' }, createElement(Toned)),
          createElement(Toned),
        ),
        createElement(Toned),
      ),
    ],
    ['remembered components', createElement(memo(Toned))],
    ['hooks', createElement(Hooked)],
    ['components in components', createElement(() => [createElement(Toned, { key: 1 }), createElement(Hooked, { key: 2 })])],
  ])('renderer-R23 %s, as react-dom draws them', (_, node) => {
    expect(leftToReact(node)).toBe(0)
    expectAsReact(<div>{node}</div>)
  })

  test.each<[string, ReactNode]>([
    ['a class', createElement(Old)],
    ['a class that draws nothing', createElement(Empty)],
    ['a remembered class', createElement(memo(Old))],
    ['a hook that it does not know', createElement(Numbered)],
    ['a promise that is used', createElement(Waiting)],
    ['an element with rules of its own', <textarea key="t" defaultValue="a" />],
    ['HTML that comes as a text', createElement('p', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } })],
    ['a number in a style', createElement('p', { style: { width: 4 } })],
  ])('renderer-R23 but for %s, which is left to react-dom, between texts and twice', (_, node) => {
    expect(leftToReact(node)).toBe(1)
    expectAsReact(
      <div>
        a{node}b{node}
        {'c'}
        {'d'}
      </div>,
    )
  })

  test.each<[string, ReactNode]>([
    ['a store of which the server knows no value', createElement(Browsed)],
    ['an element without an end tag that holds something', createElement('br', holding)],
    ['one of those with an attribute of rules of its own', createElement('img', { ...holding, spellCheck: false })],
  ])('renderer-R23 %s fails as in react-dom', (_, node) => {
    const said = (draw: () => unknown): unknown => {
      try {
        return draw()
      } catch (error) {
        return String(error)
      }
    }
    const asReact = said(() => renderToString(node))
    expect(asReact).toMatch(/^Error: /)
    expect(said(() => serialize(node))).toBe(asReact)
  })

  test('renderer-R23 a boundary stands in the marks that react-dom looks for, whatever stands in it', () => {
    expectAsReact(
      <main>
        before
        <Suspense fallback="late">
          text <b>and more</b>
          <Suspense>{null}</Suspense>
        </Suspense>
        after
      </main>,
    )
    expect(serialize(<Suspense>text</Suspense>)).toBe('<!--$-->text<!--/$-->')
  })

  test('renderer-R23 what is taken back was never written, and texts that meet by it are one text less', () => {
    const contexts = createContexts()
    const serializer = createSerializer({
      contexts,
      take: () => false,
      onTag: () => '',
    })
    serializer.write('a')
    const before = serializer.mark()
    serializer.write(createElement('p', null, 'gone'))
    serializer.takeBack(before)
    serializer.write('b')
    expect(serializer.html()).toBe('a<!-- -->b')
    const after = serializer.mark()
    serializer.write(createElement('br'))
    serializer.takeBack(after)
    serializer.write(createElement('br'))
    serializer.write('c')
    expect(serializer.html()).toBe('a<!-- -->b<br>c')
  })
})

describe('a mark on an element', () => {
  const marked = (node: ReactNode): string => {
    const contexts = createContexts()
    const serializer = createSerializer({ contexts, take: () => false, onTag: (tag) => (tag === 'b' ? '' : ` data-m="${tag}"`) })
    withHooks(contexts.read, () => serializer.write(node))
    return serializer.html()
  }

  test.each<[string, ReactNode, string]>([
    [
      'the one pass draws',
      <p key="m" title="t">
        x
      </p>,
      '<p data-m="p" title="t">x</p>',
    ],
    ['has no end tag', <br key="m" />, '<br data-m="br">'],
    ['react-dom draws', <textarea key="m" defaultValue="a" />, '<textarea data-m="textarea">a</textarea>'],
    [
      'react-dom draws for one of its attributes',
      <p key="m" spellCheck={false}>
        x
      </p>,
      '<p data-m="p" spellCheck="false">x</p>',
    ],
    ['is a picture, in front of which react-dom asks for it', <img key="m" src="/a.png" srcSet="/b.png 2x" />, ''],
    ['has none', <b key="m">x</b>, '<b>x</b>'],
  ])('renderer-R23 stands in the tag of one that %s', (_, node, html) => {
    if (html) expect(marked(node)).toBe(html)
    else expect(marked(node)).toMatch(/^<img data-m="img" [^>]*src="\/a.png"[^>]*>$/)
  })
})

test('renderer-R60 the room of rows that do not stand is told by their number, and of none there is nothing', () => {
  const contexts = createContexts()
  const serializer = createSerializer({ contexts, take: () => false, onTag: () => '' })
  serializer.write('a')
  serializer.writeSpace(0, 'li')
  serializer.write('b')
  serializer.writeSpace(1, 'li')
  serializer.write('c')
  serializer.writeComment('end')
  serializer.write('d')
  expect(serializer.html()).toBe('a<!-- -->b<li data-space="" aria-hidden="true" style="height:calc(1*2lh)"></li>c<!--end-->d')
})
