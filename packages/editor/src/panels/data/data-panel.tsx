import { ChevronsDownUp, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { addAndName, NEW } from './add-data.ts'
import { dataOf } from './data-model.ts'
import { DataTree } from './data-tree.tsx'
import { words } from './words.ts'
import styles from './data-panel.module.css'

/** The Data panel: variables, collections and formulas as one tree. */
export function DataPanel() {
  const editor = useEditor()
  const model = dataOf(editor)
  const isEmpty = useValue(model.isEmpty)
  const query = useValue(model.query)
  const isNothing = useValue(model.rows).length === 0
  useShowSubject()
  return (
    <Panel
      title={words.title}
      actions={
        <>
          {!isEmpty && <IconButton icon={ChevronsDownUp} label={words.collapseAll} onPress={model.collapseAll} />}
          <Menu label={words.add} placement="bottom end" trigger={<IconButton icon={Plus} label={words.add} />}>
            {NEW.map(({ group, label, icon }) => (
              <MenuItem key={group} label={label} icon={icon} onPress={() => addAndName(editor, group)} />
            ))}
          </Menu>
        </>
      }
    >
      {isEmpty ? (
        <PanelBody>
          <PanelEmpty title={words.none}>
            <p>{words.noneWhy}</p>
            <div className={styles.choices}>
              {NEW.filter(({ group }) => group !== 'page').map(({ group, short, icon }) => (
                <Button key={group} icon={icon} onPress={() => addAndName(editor, group)}>
                  {short}
                </Button>
              ))}
            </div>
          </PanelEmpty>
        </PanelBody>
      ) : (
        <>
          <PanelTool>
            <SearchField
              label={words.find}
              value={query}
              onChange={(text) => (model.query.value = text)}
              onLeaveDown={() => document.querySelector<HTMLElement>('[role="tree"]')?.focus()}
            />
          </PanelTool>
          {isNothing && (
            <PanelEmpty title={words.nothing}>
              <p>{words.nothingWhy}</p>
            </PanelEmpty>
          )}
          <DataTree />
          <footer className={styles.foot}>
            <span>{words.footUses}</span>
            <span className={styles.keys}>
              <Keys keys="F2" isFramed /> {words.footRename}
            </span>
          </footer>
        </>
      )}
    </Panel>
  )
}

/** Stands on the record that the inspector shows, also where it was picked elsewhere. */
function useShowSubject(): void {
  const editor = useEditor()
  const subject = useValue(editor.session.subject)
  useEffect(() => {
    const model = dataOf(editor)
    if (subject !== undefined && model.active.value !== subject) model.reveal(subject)
  }, [editor, subject])
}
