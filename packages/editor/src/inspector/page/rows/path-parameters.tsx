import { setPage } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { dataSetOf, pathIn, pathSegments, type PageRecord } from '@heddle/document'
import { useEditor, useValue } from '../../../session/use-editor.ts'
import field from '../../../ui/field.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from '../../inspector.module.css'
import { Section } from '../../section.tsx'
import { usePageChange } from '../use-page-change.ts'
import { words } from './words.ts'

/** What the parameters of the page's path are tried with on the canvas: nothing of the document, so nothing to undo. */
export function PathParameters({ page }: { readonly page: PageRecord }) {
  const { session } = useEditor()
  const tried = useValue(session.triedParameters)
  const path = pathIn(page, useValue(session.language))
  const parameters = pathSegments(path).filter((part) => part.parameter !== undefined)
  // A row fills the parameter of its page, and is picked on the canvas.
  if (parameters.length === 0 || dataSetOf(page)) return null
  const values = tried[page.id] ?? {}
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = values
    session.triedParameters.value = { ...tried, [page.id]: value === '' ? others : { ...others, [name]: value } }
  }
  return (
    <Section id="page-parameters" title={words.parameters}>
      <div className={styles.fields}>
        {parameters.map(({ parameter, fallback }) => (
          <TextField
            key={parameter}
            label={parameter}
            value={values[parameter] ?? ''}
            placeholder={fallback || words.noDefault}
            onCommit={(value) => set(parameter, value.trim())}
            isMono
          />
        ))}
        <p className={field.hint}>{words.parametersHelp}</p>
        <Existence page={page} />
      </div>
    </Section>
  )
}

const EVERY_VALUE = 'every'

/** The collection whose rows say for which values there is a page: one that the server fetches for each address. */
function Existence({ page: { id: pageId, existsWith } }: { readonly page: PageRecord }) {
  const { store, view } = useEditor()
  useRecords(store, 'collection')
  const { run } = usePageChange()
  const collections = view
    .of('collection')
    .filter(({ id, mode }) => id === existsWith || (mode !== 'static' && mode !== 'dynamic'))
    .map(({ id, name }) => ({ value: id, label: words.rowsOf(name) }))
  if (collections.length === 0 && existsWith === undefined) return null
  const isGone = existsWith !== undefined && !view.find('collection', existsWith)
  const gone = isGone ? [{ value: existsWith, label: words.gone }] : []
  return (
    <>
      <Select
        label={words.existsWith}
        value={existsWith ?? EVERY_VALUE}
        options={[{ value: EVERY_VALUE, label: words.everyValue }, ...gone, ...collections]}
        onChange={(value) =>
          run(words.existsWith, setPage(view, { id: pageId, values: { existsWith: value === EVERY_VALUE ? null : value } }))
        }
      />
      <p className={field.hint}>{words.existsHelp}</p>
    </>
  )
}
