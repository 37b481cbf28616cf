import { useRecords } from '@heddle/store/react'
import { staticData, type CollectionRecord, rowFields } from '@heddle/document'
import { moveRecord, setGives, setSource } from '@heddle/document/operations'
import { Choice } from '../../controls/choice.tsx'
import { SuggestField } from '../../controls/suggest-field.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OnlyWhen, TimeLimit } from './fetch-rules.tsx'
import { SetRow } from './set-row.tsx'
import { modeOf, modesOf, sourceChoices, sourceOf, type SourceChoice } from './sources.ts'
import { useChange, type CollectionChanges } from './use-change.ts'
import { words } from './words.ts'
import styles from './collection.module.css'

const OWN_ROWS = 'rows'
const GIVES = (['collection', 'single'] as const).map((value) => ({ value, label: words.givesOptions[value] }))
const WHEN = (['page', 'demand'] as const).map((id) => ({ id, label: words.whenOptions[id] }))

/** Where the rows of a collection come from, when, and what it is called. */
export function CollectionSettings({ collection }: { readonly collection: CollectionRecord }) {
  const { view } = useEditor()
  const changes = useChange(collection)
  const { run, set, errorOf } = changes
  const { id, name, folder, type, rowKey } = collection
  const folders = [...new Set(view.of('collection').map((other) => other.folder))].filter((other) => other !== '').toSorted()
  return (
    <>
      <div className={styles.settings}>
        <PlainRow label={words.name}>
          <TextField
            label={words.name}
            isLabelHidden
            value={name}
            error={errorOf('name')}
            onCommit={(text) => set({ name: text })}
          />
        </PlainRow>
        <SetRow
          label={words.folder}
          onReset={folder === '' ? undefined : () => run('folder', moveRecord(view, { id, folder: '' }))}
        >
          <SuggestField
            label={words.folder}
            value={folder}
            placeholder={words.noFolder}
            suggestions={folders.map((other) => ({ id: other }))}
            error={errorOf('folder')}
            onCommit={(text) => run('folder', moveRecord(view, { id, folder: text }))}
          />
        </SetRow>
        <SourceRow collection={collection} changes={changes} />
        <SetRow
          label={words.gives}
          message={errorOf('type')}
          onReset={type === 'collection' ? undefined : () => run('type', setGives(view, { id, type: 'collection' }))}
        >
          <Segmented
            label={words.gives}
            value={type}
            segments={GIVES}
            onChange={(next) => run('type', setGives(view, { id, type: next }))}
            isWide
          />
        </SetRow>
        {type === 'collection' && (
          <SetRow
            label={words.rowKey}
            help={words.rowKeyHelp}
            onReset={rowKey === undefined ? undefined : () => set({ rowKey: null })}
          >
            <SuggestField
              label={words.rowKey}
              value={rowKey ?? ''}
              placeholder={words.rowKeyHint}
              suggestions={rowFields(collection.fields, staticData(collection)).map((field) => ({
                id: field.name,
                hint: words.fieldTypes[field.type],
              }))}
              error={errorOf('rowKey')}
              onCommit={(text) => set({ rowKey: text.trim() === '' ? null : text.trim() })}
            />
          </SetRow>
        )}
      </div>
      <Fetching collection={collection} changes={changes} />
    </>
  )
}

interface PartProps {
  readonly collection: CollectionRecord
  readonly changes: CollectionChanges
}

function SourceRow({ collection, changes }: PartProps) {
  const editor = useEditor()
  const { view, store, newId } = editor
  useRecords(store, 'plugin')
  const { id, name, pluginId } = collection
  const { installed, others } = sourceChoices(editor)
  const own: SourceChoice = { id: OWN_ROWS, label: words.sources.rows, icon: 'table-2', source: undefined }
  const choices = [own, ...installed]
  const itemOf = (choice: SourceChoice) => ({
    id: choice.id,
    label: choice.label,
    icon: <ElementIcon name={choice.icon} />,
    ...(choice === own && { hint: words.sources.rowsHint }),
  })
  const choose = (picked: string) => {
    const choice = [...choices, ...others].find((one) => one.id === picked)
    if (!choice || picked === (pluginId ?? OWN_ROWS)) return
    changes.run('source', setSource(view, { id, source: choice.source, newId }), words.changes.source(name))
  }
  return (
    <PlainRow label={words.source} message={changes.errorOf('source')}>
      <Choice
        label={words.source}
        value={pluginId ?? OWN_ROWS}
        shown={sourceOf(editor, collection)?.name}
        options={choices.map(itemOf)}
        {...(others.length > 0 && { extra: { title: words.sources.notInstalled, items: others.map(itemOf) } })}
        onPick={choose}
      />
    </PlainRow>
  )
}

/** When the source is asked, and by whom. */
function Fetching({ collection, changes }: PartProps) {
  const { set, errorOf } = changes
  const mode = modeOf(collection)
  const { isAutoFetch, isPersistentOnNav } = collection.config
  const modes = modesOf(collection)
  const when = isAutoFetch === true ? 'page' : 'demand'
  // What choosing a source begins with (`setSource`).
  const usual = collection.pluginId === undefined ? 'static' : 'dynamic'
  const keep = (isOn: boolean) => set({ config: { isPersistentOnNav: isOn ? true : null } })
  return (
    <PanelSection title={words.fetching}>
      <SetRow
        label={words.mode}
        help={words.modesHelp[mode]}
        message={errorOf('mode')}
        onReset={mode === usual ? undefined : () => set({ mode: usual })}
      >
        <Segmented
          label={words.mode}
          value={mode}
          segments={modes.map((value) => ({ value, label: words.modes[value] }))}
          onChange={(next) => set({ mode: next })}
          isWide
        />
      </SetRow>
      {mode !== 'static' && (
        <>
          <SetRow
            label={words.when}
            help={words.whenHelp[when]}
            onReset={when === 'page' ? undefined : () => set({ config: { isAutoFetch: true } })}
          >
            <Choice
              label={words.when}
              value={when}
              options={WHEN}
              onPick={(picked) => set({ config: { isAutoFetch: picked === 'page' } })}
            />
          </SetRow>
          {when === 'page' && <OnlyWhen collection={collection} changes={changes} />}
          <TimeLimit collection={collection} changes={changes} />
          <SetRow label={words.keep} help={words.keepHelp} onReset={isPersistentOnNav === true ? () => keep(false) : undefined}>
            <Switch label={words.keep} isLabelHidden isOn={isPersistentOnNav === true} onChange={keep} />
          </SetRow>
        </>
      )}
    </PanelSection>
  )
}
