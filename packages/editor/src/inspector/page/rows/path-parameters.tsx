import { dataSetOf, pathIn, pathSegments, type PageRecord } from '@heddle/document'
import { useEditor, useValue } from '../../../session/use-editor.ts'
import field from '../../../ui/field.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../../inspector.module.css'
import { Section } from '../../section.tsx'
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
      </div>
    </Section>
  )
}
