import type { LibraryComponentRecord } from '@heddle/document'
import { withParameters } from './with-parameters.ts'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor } from '../../session/use-editor.ts'
import { TextField } from '../../ui/text-field.tsx'
import { InnerFormulaField } from './inner-formula-field.tsx'
import { PartSection } from './part-section.tsx'
import { words } from './words.ts'

/** Formulas that see the instance they are worked out in. */
export function InnerFormulas({ component }: { readonly component: LibraryComponentRecord }) {
  const { view } = useEditor()
  return (
    <PartSection
      component={component}
      part="formulas"
      glance={({ code }) => describeCode(code, view)}
      renderFields={({ id, value, set, errorOf }) => (
        <>
          <TextField
            label={words.parameters}
            hint={words.parametersHint}
            value={value.parameters.map(({ name }) => name).join(', ')}
            error={errorOf('parameters')}
            isMono
            onCommit={(text) => {
              set(
                withParameters(
                  value,
                  text
                    .split(',')
                    .map((name) => name.trim())
                    .filter((name) => name !== ''),
                ),
                'parameters',
              )
            }}
          />
          <InnerFormulaField component={component} id={id} formula={value} />
        </>
      )}
    />
  )
}
