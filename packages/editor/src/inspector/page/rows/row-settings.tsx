import {
  checkDataSet,
  dataSetOf,
  pathIn,
  rowFields,
  rowPagesOf,
  rowParameter,
  staticRows,
  type CollectionRecord,
  type PageRecord,
} from '@heddle/document'
import { setDataSet } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { usePage, usePages } from '../../../session/use-document.ts'
import { useEditor } from '../../../session/use-editor.ts'
import field from '../../../ui/field.module.css'
import { Select } from '../../../ui/select.tsx'
import styles from '../../inspector.module.css'
import { Section } from '../../section.tsx'
import { usePageChange } from '../use-page-change.ts'
import { PathParameters } from './path-parameters.tsx'
import { words as texts } from './words.ts'

/** What stands for "fed by nothing" among the collections. */
const NONE = 'none'
/** Fields that are mostly meant for addresses, the best first. */
const USUAL_FIELDS = ['slug', 'path', 'key', 'id', 'name', 'title']

/** What is tried for the parameters of the shown page, and the data set that gives it its rows, and the field that stands in their addresses. */
export function RowSettings() {
  const page = usePage()
  return (
    page && (
      <>
        <PathParameters key={`parameters of ${page.id}`} page={page} />
        <RowFields key={page.id} page={page} />
      </>
    )
  )
}

function RowFields({ page }: { readonly page: PageRecord }) {
  const { store, view } = useEditor()
  usePages()
  useRecords(store, 'collection')
  const { wrong, run } = usePageChange()
  const dataSet = dataSetOf(page)
  const shown = view.find('collection', dataSet?.collectionId ?? '')
  const lists = view
    .of('collection')
    .filter(({ id, mode, type }) => id === shown?.id || (mode === 'static' && type === 'collection'))
  const gone = dataSet && !shown ? [{ value: dataSet.collectionId, label: texts.gone }] : []
  const feed = (label: string, collectionId: string, name: string) =>
    run(label, setDataSet(view, { id: page.id, dataSet: { collectionId, field: name } }))
  const pick = (value: string) => {
    const collection = view.find('collection', value)
    if (collection) feed(texts.dataSet, value, usualField(collection))
    else if (value === NONE) run(texts.dataSet, setDataSet(view, { id: page.id, dataSet: null }))
  }
  const names = shown ? fieldNames(shown) : []
  const fields = dataSet && !names.includes(dataSet.field) ? [dataSet.field, ...names] : names
  const problem = wrong[texts.dataSet] ?? wrong[texts.field]
  return (
    <Section id="page-rows" title={texts.heading}>
      <div className={styles.fields}>
        <Select
          label={texts.dataSet}
          value={dataSet?.collectionId ?? NONE}
          options={[{ value: NONE, label: texts.none }, ...gone, ...lists.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={pick}
        />
        {dataSet && shown && (
          <Select
            label={texts.field}
            value={dataSet.field}
            options={fields.map((name) => ({ value: name, label: name }))}
            onChange={(name) => feed(texts.field, shown.id, name)}
          />
        )}
        <p className={field.hint}>{dataSet ? summaryOf(page, view) : lists.length > 0 ? texts.help : texts.noLists}</p>
        {problem !== undefined && (
          <p role="alert" className={field.error}>
            {problem}
          </p>
        )}
        {checkDataSet(page, view).map(({ code, message }) => (
          <p key={code} className={field.error}>
            {message}
          </p>
        ))}
      </div>
    </Section>
  )
}

function summaryOf(
  page: PageRecord,
  view: Parameters<typeof rowPagesOf>[1] & { defaultLanguage: () => string | undefined },
): string {
  const pages = rowPagesOf(page, view)?.pages ?? []
  const path = pathIn(page, view.defaultLanguage() ?? '')
  const parameter = rowParameter(path)
  const [first] = pages
  if (!first || parameter === undefined) return texts.count(pages.length)
  return texts.countSuchAs(pages.length, `/${path.replace(/\{\{[^{}]*\}\}/, () => first.key)}`)
}

/** Fields whose values can stand in an address. */
function fieldNames(collection: CollectionRecord): readonly string[] {
  return rowFields(collection.fields, staticRows(collection)).flatMap(({ name, type }) =>
    type === 'text' || type === 'number' || type === 'date' ? name : [],
  )
}

function usualField(collection: CollectionRecord): string {
  const names = fieldNames(collection)
  return USUAL_FIELDS.find((name) => names.includes(name)) ?? names[0] ?? USUAL_FIELDS[0] ?? ''
}
