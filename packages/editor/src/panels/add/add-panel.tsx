import { useState } from 'react'
import { ELEMENT_GROUPS } from '@heddle/kit'
import { words as sessionWords } from '../../session/words.ts'
import { insertablesOf, type Insertable } from '../../session/insertables.ts'
import { insertItem } from '../../commands/insert/insert-item.ts'
import { rankNamed } from '../../session/rank.ts'
import { recentInserts } from '../../commands/insert/recent-inserts.ts'
import { startDragOnMove } from '../../drag/start-drag.ts'
import { LinkedSections, useLinkedSections } from './linked-sections.tsx'
import { words } from './words.ts'
import { Panel, PanelBody, PanelEmpty, PanelSection, PanelTool } from '../../ui/panel.tsx'
import { focusRegion } from '../../ui/regions.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Sketch } from '../../ui/sketch.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './add-panel.module.css'

/** Everything that can be added, by group and with a picture: click adds it where one stands, dragging places it exactly. */
export function AddPanel() {
  const editor = useEditor()
  const { definitions } = editor
  const [query, setQuery] = useState('')
  // As it was when the panel was opened: tiles stay under the pointer that presses them.
  const [recent] = useState(() => recentInserts.value)
  const items = insertablesOf(definitions)
  const isSearch = query.trim() !== ''
  const found = isSearch ? rankNamed([...items.values()], query) : [...items.values()]
  const hasSection = rankNamed(useLinkedSections(), query).length > 0
  const last = !isSearch ? recent.flatMap((id) => items.get(id) ?? []) : []
  return (
    <Panel title={words.title}>
      <PanelTool>
        <SearchField
          label={words.find}
          value={query}
          onChange={setQuery}
          onSubmit={() => found[0] && isSearch && insertItem(editor, found[0])}
        />
      </PanelTool>
      <PanelBody>
        {found.length === 0 && !hasSection && <PanelEmpty title={sessionWords.noSuchElement} />}
        <Tiles title={words.recent} items={last} />
        <LinkedSections query={query} />
        {isSearch && <Tiles title={words.found} items={found} />}
        {(isSearch ? [] : ELEMENT_GROUPS).map((group) => (
          <Tiles key={group} title={words.groups[group]} items={found.filter((item) => item.group === group)} />
        ))}
      </PanelBody>
    </Panel>
  )
}

function Tiles({ title, items }: { readonly title: string; readonly items: readonly Insertable[] }) {
  if (items.length === 0) return null
  return (
    <PanelSection title={title}>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <Tile item={item} />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function Tile({ item }: { readonly item: Insertable }) {
  const editor = useEditor()
  return (
    <button
      type="button"
      className={styles.tile}
      data-item={item.id}
      aria-label={item.isDeprecated ? item.label : undefined}
      aria-description={item.isDeprecated ? words.deprecatedHint : undefined}
      title={item.isDeprecated ? words.deprecatedHint : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        startDragOnMove(editor, event.nativeEvent, () => ({ item: item.id }))
      }}
      onClick={({ detail }) => {
        // Keys that follow a click mean what was added; who presses the tile by keyboard may go on adding.
        if (insertItem(editor, item) && detail > 0) focusRegion(document, 'canvas')
      }}
    >
      <span className={styles.picture}>
        {item.isDeprecated && <span className={styles.deprecated}>{words.deprecated}</span>}
        <Sketch template={item.template} icon={item.icon} definitions={editor.definitions} scale={0.25} />
      </span>
      <span className={styles.name}>{item.label}</span>
    </button>
  )
}
