import { useState } from 'react'
import type { Json } from '@heddle/store'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { kindOfJson } from './json-edit.ts'
import { JsonTree } from './json-tree.tsx'
import { parseJson } from './parse-json.ts'
import { words } from './words.ts'
import styles from './json.module.css'

const VIEWS = [
  { value: 'tree', label: words.tree },
  { value: 'raw', label: words.raw },
] as const
type View = (typeof VIEWS)[number]['value']

/** A list or an object as a tree of fields, or as the JSON that it is. `null` is nothing. */
export function JsonEditor({
  label,
  root,
  value,
  error,
  onCommit,
}: {
  readonly label: string
  readonly root: 'object' | 'array'
  readonly value: Json
  readonly error: string | undefined
  readonly onCommit: (value: Json) => void
}) {
  const [view, setView] = useState<View>('tree')
  return (
    <div className={styles.editor} role="group" aria-label={label}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <Segmented label={words.views} value={view} segments={VIEWS} onChange={setView} />
      </div>
      {view === 'raw' ? (
        <RawJson label={label} root={root} value={value} error={error} onCommit={onCommit} />
      ) : kindOfJson(value) === root ? (
        <JsonTree value={value} onCommit={onCommit} />
      ) : (
        <Button onPress={() => onCommit(root === 'array' ? [] : {})}>{words.begin[root]}</Button>
      )}
      {view === 'tree' && error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  )
}

/** The text itself: what cannot be read stays, with the line and column of what is wrong. */
function RawJson({ label, root, value, error, onCommit }: Parameters<typeof JsonEditor>[0]) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    if (text.trim() === '') {
      setWrong(undefined)
      onCommit(null)
      return
    }
    const read = parseJson(text)
    const message = !read.ok ? read.message : kindOfJson(read.value) === root ? undefined : words.wrongRoot[root]
    setWrong(message)
    if (read.ok && message === undefined) onCommit(read.value)
  }
  return (
    <TextArea
      label={label}
      isLabelHidden
      value={value === null ? '' : JSON.stringify(value, undefined, 2)}
      rows={8}
      error={wrong ?? error}
      onCommit={commit}
      isMono
    />
  )
}
