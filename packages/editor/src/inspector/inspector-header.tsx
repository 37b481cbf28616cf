import { Ellipsis } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { NodeRecord } from '@heddle/document'
import { renameNode } from '@heddle/document/operations'
import { nodeIcon, nodeName } from '../session/tree.ts'
import { words } from './words.ts'
import { ElementIcon } from '../ui/element-icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useSelectedNodes } from './use-selected-nodes.ts'
import styles from './inspector.module.css'

/** Icon and name of the selection, and its menu. */
export function InspectorHeader() {
  const { session } = useEditor()
  const header = useRef<HTMLElement>(null)
  const openMenu = () => {
    const box = header.current?.getBoundingClientRect()
    session.contextMenu.value = { x: (box?.right ?? 0) - 16, y: (box?.bottom ?? 0) - 6 }
  }
  return (
    <header ref={header} className={styles.header}>
      <Selected />
      <IconButton icon={Ellipsis} label={words.menu} aria-haspopup="menu" onPress={openMenu} />
    </header>
  )
}

function Selected() {
  const editor = useEditor()
  const nodes = useSelectedNodes()
  const [first] = nodes
  if (nodes.length !== 1 || !first) return <span className={styles.many}>{words.manyElements(nodes.length)}</span>
  return (
    <>
      <ElementIcon name={nodeIcon(editor, first)} size={16} />
      <NameField key={first.id} node={first} />
    </>
  )
}

function NameField({ node }: { readonly node: NodeRecord }) {
  const editor = useEditor()
  const [draft, setDraft] = useState<string>()
  const latest = useRef<string>(undefined)
  const keep = (text: string | undefined) => {
    latest.current = text
    setDraft(text)
  }
  const commit = () => {
    const name = latest.current?.trim()
    keep(undefined)
    if (name !== undefined && name !== node.name) {
      editor.change(words.changes.rename(name), renameNode(editor.view, { id: node.id, name }))
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.key === 'Escape') keep(undefined)
    commit()
    event.currentTarget.blur()
  }
  return (
    <input
      className={styles.name}
      aria-label={words.name}
      value={draft ?? node.name}
      placeholder={nodeName(editor, node.id)}
      spellCheck={false}
      onChange={(event) => keep(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
