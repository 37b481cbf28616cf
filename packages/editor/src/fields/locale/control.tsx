import type { LocaleField } from '@heddle/kit'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { findLanguages } from '../../session/offered-languages.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../words.ts'

/** Languages by their names; one that is not among them is shown as it is stored. */
export function LocaleControl({ label, value, isMixed, onCommit }: FieldControlProps<LocaleField>) {
  const languages = findLanguages('', []).map(({ code, name }) => ({ id: code, label: name, hint: code }))
  return (
    <Choice
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      placeholder={isMixed ? controlsWords.mixed : words.pageLanguage}
      options={[{ id: PAGE, label: words.pageLanguage }, ...languages]}
      onPick={(code) => onCommit(code === PAGE ? null : code)}
    />
  )
}

/** Stands for none: that of the page. */
const PAGE = 'page'
