import { ChevronLeft, Plus } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import type { Id, LibraryComponentRecord } from '@heddle/document'
import { freeName, insertWorkflow } from '@heddle/document/operations'
import { UsedIn as UsersOf } from '../../controls/used-in/used-in.tsx'
import { words as usedInWords } from '../../controls/used-in/words.ts'
import { containerOf, goTo, instancesOf, openInstance, revealNode } from '../../session/inside/inside.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words as sessionWords } from '../../session/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelSection, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { OwnerWorkflows } from '../../workflows/owner-workflows.tsx'
import { triggersOf } from '../../workflows/triggers-of.ts'
import { navigatorOf } from '../navigator/navigator-model.ts'
import { NavigatorTree } from '../navigator/navigator-tree.tsx'
import { PopupSettings } from './popup-settings.tsx'
import { words } from './words.ts'
import styles from './components-panel.module.css'

/** The component that is open: what it is made of, what happens in it, and where it stands. */
export function OpenComponent({ component }: { readonly component: LibraryComponentRecord }) {
  const editor = useEditor()
  const model = navigatorOf(editor)
  const query = useValue(model.query)
  return (
    <Panel title={component.name} actions={<IconButton icon={ChevronLeft} label={words.back} onPress={() => goTo(editor, 0)} />}>
      <PanelTool>
        <SearchField label={words.findInside} value={query} onChange={(text) => (model.query.value = text)} />
      </PanelTool>
      <PanelBody>
        <PanelSection title={words.structure}>
          <div className={styles.structure}>
            <NavigatorTree />
          </div>
        </PanelSection>
        {component.type === 'modal' && <PopupSettings component={component} />}
        <Workflows component={component} />
        {component.type === 'modal' ? <UsersOf id={component.id} /> : <UsedIn component={component} />}
      </PanelBody>
    </Panel>
  )
}

/** What happens in each instance by itself, and what can be asked of it. */
function Workflows({ component }: { readonly component: LibraryComponentRecord }) {
  const editor = useEditor()
  const { view, store, change, newId } = editor
  const own = useRecords(store, 'workflow')
    .filter(({ ownerId }) => ownerId === component.id)
    .toSorted((a, b) => (a.index < b.index || (a.index === b.index && a.id < b.id) ? -1 : 1))
  const add = () => {
    const name = freeName(words.newWorkflow, (taken) => own.some((workflow) => workflow.name === taken))
    change(words.addWorkflow, insertWorkflow(view, { name, ownerId: component.id, newId }))
  }
  return (
    <PanelSection title={words.workflows} actions={<IconButton icon={Plus} size={24} label={words.addWorkflow} onPress={add} />}>
      <OwnerWorkflows
        workflows={own}
        triggers={triggersOf({ ownerId: component.id }, editor)}
        ownerId={component.id}
        nodeId={component.rootElementId}
      />
    </PanelSection>
  )
}

/** Every place it stands in; a click goes there. */
function UsedIn({ component }: { readonly component: LibraryComponentRecord }) {
  const editor = useEditor()
  const { view, store, session } = editor
  useRecords(store, 'node')
  const inside = useValue(session.inside)
  const places = instancesOf(view, component.id)
  const go = (id: Id) => {
    const around = containerOf(view, id)
    if (around !== undefined && view.find('page', around)) {
      session.inside.value = undefined
      openInstance(editor, id)
    } else revealNode(editor, id)
  }
  return (
    <PanelSection title={usedInWords.title} actions={<span className={styles.quiet}>{places.length}</span>}>
      {places.length === 0 && <p className={styles.quiet}>{sessionWords.used(0)}</p>}
      <ul>
        {places.map((id) => {
          const isHere = inside?.path.at(-1) === id
          const around = containerOf(view, id) ?? ''
          const where = view.find('page', around)?.name ?? view.find('library-component', around)?.name
          return (
            <li key={id}>
              <button type="button" className={classNames(styles.place, isHere && styles.shown)} onClick={() => go(id)}>
                <ElementIcon name="component" />
                <span className={styles.name}>{nodeOf(view, id) ? nodeName(editor, id) : id}</span>
                <span className={styles.quiet}>{isHere ? words.here : where}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
