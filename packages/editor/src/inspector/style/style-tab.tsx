import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { StyleGroup } from '@heddle/kit'
import { words as inspectorWords } from '../words.ts'
import { words } from './words.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { drawnElement } from '../../session/role.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { ArrangementsSection } from '../arrangements/arrangements-section.tsx'
import { ElementFields } from '../settings/element-fields.tsx'
import { openSection, Section } from '../section.tsx'
import { useOfSelectedNodes } from '../use-selected-nodes.ts'
import { BorderRows } from './border-rows.tsx'
import { ClassChips } from './class-chips.tsx'
import { findRows, hasRow, panelRow } from './find-rows.ts'
import { FoundRows } from './found-rows.tsx'
import { focusRow } from './focus-row.ts'
import { ROWS } from './rows.tsx'
import { BackgroundRows, EffectsRows, FlexChildRows, LayoutRows, PositionRows, SizeRows, TypographyRows } from './sections.tsx'
import { SeldomRows } from './seldom-rows.tsx'
import { SpacingBox } from './spacing-box.tsx'
import { StateChips } from './state-chips.tsx'
import styles from './style-tab.module.css'

/** Made once: the rows follow the style model by themselves, so a change of one value draws one row. */
const GROUPS: readonly { readonly group: StyleGroup; readonly rows: ReactNode; readonly isOpenAtFirst?: boolean }[] = [
  { group: 'layout', rows: <LayoutRows /> },
  { group: 'spacing', rows: <SpacingBox /> },
  { group: 'size', rows: <SizeRows /> },
  { group: 'typography', rows: <TypographyRows /> },
  { group: 'background', rows: <BackgroundRows /> },
  { group: 'border', rows: <BorderRows />, isOpenAtFirst: false },
  { group: 'effects', rows: <EffectsRows />, isOpenAtFirst: false },
  { group: 'position', rows: <PositionRows />, isOpenAtFirst: false },
  { group: 'flex-child', rows: <FlexChildRows />, isOpenAtFirst: false },
]

/** Styles of the selection: classes and states on top, then the groups that every selected element supports, or what is looked for. */
export function StyleTab() {
  const editor = useEditor()
  const { session } = editor
  // What is common, in one text: another list of the same groups draws nothing anew.
  const supported = useOfSelectedNodes((nodes) => {
    const drawn = nodes.map((node) => drawnElement(editor, node))
    return GROUPS.flatMap(({ group }) => (drawn.every((one) => one?.supports.includes(group)) ? [group] : [])).join()
  })
  const groups = supported === '' ? [] : (supported.split(',') as StyleGroup[])
  const laysOut = groups.includes('layout')
  const rows = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [sought, setSought] = useState<{ readonly property: string }>()
  const asked = useValue(session.askedStyle)
  useEffect(() => {
    if (asked === undefined) return
    session.askedStyle.value = undefined
    openSection(panelRow(asked)?.group ?? '')
    setQuery('')
    setSought({ property: asked })
  }, [asked, session])
  // A row that is not drawn now, as the layout has no use for it, is found by its name.
  useEffect(() => {
    if (sought && !focusRow(rows.current, sought.property)) setQuery(panelRow(sought.property)?.label ?? '')
  }, [sought])
  const isSearching = query.trim() !== ''
  return (
    <>
      <div className={styles.top}>
        <ClassChips />
        <StateChips />
        {supported !== '' && (
          <SearchField
            label={words.find}
            value={query}
            onChange={setQuery}
            onSubmit={() => focusRow(rows.current)}
            onLeaveDown={() => focusRow(rows.current)}
          />
        )}
      </div>
      <div ref={rows}>
        {isSearching ? (
          <FoundRows found={findRows(query).filter((row) => hasRow({ supports: groups }, row))} />
        ) : (
          <>
            <ArrangementsSection />
            <ElementFields panel="style" />
            {supported === '' && <p className={styles.empty}>{inspectorWords.noStyle}</p>}
            {!laysOut && groups.length > 0 && (
              <Section id="layout" title={words.sections.layout}>
                {ROWS.layout.display}
              </Section>
            )}
            {GROUPS.filter(({ group }) => groups.includes(group)).map(({ group, rows, isOpenAtFirst = true }) => (
              <Section key={group} id={group} title={words.sections[group]} isOpenAtFirst={isOpenAtFirst}>
                {rows}
                <SeldomRows group={group} />
              </Section>
            ))}
          </>
        )}
      </div>
    </>
  )
}
