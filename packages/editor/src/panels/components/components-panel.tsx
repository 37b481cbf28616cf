import { AppWindow, ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '@heddle/store/react'
import { paste } from '../../commands/clipboard/clipboard.commands.ts'
import { hasSelection } from '../../commands/selection.ts'
import { makeComponentCommand, makePopupCommand } from '../../commands/components/components.commands.ts'
import { openComponentOf } from '../../session/inside/inside.ts'
import { rankNamed } from '../../session/rank.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ComponentRow } from './component-row.tsx'
import { OpenComponent } from './open-component.tsx'
import { words } from './words.ts'
import styles from './components-panel.module.css'

/** All components by folder: what stands where, insert, copy, delete; the inside of the one that is open. */
export function ComponentsPanel() {
  const editor = useEditor()
  useValue(editor.session.inside)
  useRecords(editor.store, 'library-component')
  const open = openComponentOf(editor)
  return open ? <OpenComponent key={open.id} component={open} /> : <AllComponents />
}

function AllComponents() {
  const editor = useEditor()
  const { store, session, view } = editor
  useRecords(store, 'library-component')
  useValue(session.selection)
  const [query, setQuery] = useState('')
  const all = view.of('library-component')
  const found =
    query.trim() === ''
      ? all
      : rankNamed(
          all.map((component) => ({ component, label: component.name })),
          query,
        ).map(({ component }) => component)
  const folders = [...new Set(found.map(({ folder }) => folder))].sort()
  const canMake = hasSelection(editor)
  const make = () => makeComponentCommand.run(editor)
  return (
    <Panel
      title={words.title}
      actions={
        <>
          <IconButton icon={ClipboardPaste} label={words.paste} onPress={() => paste.run(editor)} />
          <IconButton icon={AppWindow} label={makePopupCommand.label} onPress={() => makePopupCommand.run(editor)} />
          <IconButton icon={Plus} label={words.make} isDisabled={!canMake} onPress={make} />
        </>
      }
    >
      {all.length === 0 ? (
        <PanelBody>
          <PanelEmpty title={words.none}>
            <p>{words.noneWhy}</p>
            {canMake && <Button onPress={make}>{words.make}</Button>}
          </PanelEmpty>
        </PanelBody>
      ) : (
        <>
          <PanelTool>
            <SearchField label={words.find} value={query} onChange={setQuery} />
          </PanelTool>
          <PanelBody>
            {found.length === 0 && <PanelEmpty title={words.nothing} />}
            {folders.map((folder) => (
              <section key={folder} aria-label={folder || words.list} className={styles.folder}>
                {folder !== '' && <h3 className={styles.folderName}>{folder}</h3>}
                <ul>
                  {found
                    .filter((component) => component.folder === folder)
                    .map((component) => (
                      <li key={component.id}>
                        <ComponentRow component={component} folders={folders} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </PanelBody>
        </>
      )}
    </Panel>
  )
}
