import { memo, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * The least that could be an editor: a map of nodes, one subscription per node, a page in a frame, patches for undo.
 * No panels, no document rules, no saving. What our editor is measured against.
 */
interface Node {
  readonly tag: 'section' | 'p'
  readonly text?: string
  readonly children?: readonly string[]
  readonly size?: number
  readonly isSelected?: true
}

const TEXTS = 9
const count = Number(new URLSearchParams(location.search).get('n') ?? 2000)
const nodes = new Map<string, Node>()
const listeners = new Map<string, Set<() => void>>()
const undone: (readonly (readonly [string, Node])[])[] = []
const sections = Array.from({ length: count / (TEXTS + 1) }, (_, section) => `s${section}`)
for (const [section, id] of sections.entries()) {
  const children = Array.from({ length: TEXTS }, (_, text) => `t${section}-${text}`)
  nodes.set(id, { tag: 'section', children })
  for (const [text, child] of children.entries()) nodes.set(child, { tag: 'p', text: `Text ${text} of section ${section}` })
}

function put(entries: readonly (readonly [string, Node])[]): void {
  for (const [id, node] of entries) nodes.set(id, node)
  for (const [id] of entries) for (const listener of listeners.get(id) ?? []) listener()
}

function change(...entries: readonly (readonly [string, Node])[]): void {
  undone.push(entries.flatMap(([id]) => (nodes.has(id) ? [[id, nodes.get(id) as Node] as const] : [])))
  put(entries)
}

function subscribeTo(id: string): (listener: () => void) => () => void {
  return (listener) => {
    const set = listeners.get(id) ?? new Set()
    listeners.set(id, set.add(listener))
    return () => set.delete(listener)
  }
}
const subscriptions = new Map([...nodes.keys()].map((id) => [id, subscribeTo(id)]))

const NodeView = memo(function NodeView({ id }: { readonly id: string }) {
  const node = useSyncExternalStore(subscriptions.get(id) ?? subscribeTo(id), () => nodes.get(id))
  if (!node) return null
  const Tag = node.tag
  return (
    <Tag data-node={id} data-selected={node.isSelected} style={node.size ? { fontSize: node.size } : {}}>
      {node.text}
      {node.children?.map((child) => (
        <NodeView key={child} id={child} />
      ))}
    </Tag>
  )
})

function Page() {
  useEffect(() => document.body.setAttribute('data-ready', ''), [])
  return sections.map((id) => <NodeView key={id} id={id} />)
}

const frame = document.createElement('iframe')
frame.style.cssText = 'width:1100px;height:700px'
document.body.append(frame)
const inner = frame.contentDocument
if (inner) {
  inner.head.innerHTML =
    '<style>section{padding:8px;display:flex;flex-wrap:wrap;gap:4px}p{margin:0;padding:0 6px}[data-selected]{outline:1px solid blue}</style>'
  createRoot(inner.body).render(<Page />)
  inner.addEventListener('pointerdown', (event) => {
    // The frame has classes of its own: an element of it is no instance of this window's.
    const id = (event.target as Element).closest('[data-node]')?.getAttribute('data-node')
    const node = nodes.get(id ?? '')
    if (id && node) change([id, { ...node, isSelected: true }])
  })
}

let lastSize = 16
window.addEventListener('keydown', ({ key }) => {
  const section = sections[2] ?? ''
  const id = 't2-4'
  const [node, around] = [nodes.get(id), nodes.get(section)]
  if (key === 'c' && node) change([id, { ...node, size: (lastSize += 1) }])
  if (key === 'm' && around?.children) {
    const others = around.children.filter((child) => child !== id)
    change([section, { ...around, children: others.toSpliced(around.children.indexOf(id) + 1, 0, id) }])
  }
  if (key === 'z') put(undone.pop() ?? [])
})
