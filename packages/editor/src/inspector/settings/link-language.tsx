import type { LinkTarget } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { languageName } from '../../session/language-name.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import type { withLink } from './link-kind.ts'

const AS_HERE = ''

/** The language in which a link shows its page; of a site with one language there is nothing to choose. `isFree`: it may follow that of the page with the link. */
export function LinkLanguage({
  link,
  isFree = false,
  onChange,
}: {
  readonly link: LinkTarget | undefined
  readonly isFree?: boolean
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const { view } = useEditor()
  useSite()
  const languages = view.languages()
  if (languages.length < 2 && link?.language === undefined) return null
  const options = languages.map((language) => ({ id: language, label: languageName(language) }))
  return (
    <PlainRow label={words.linkLanguage} help={isFree ? undefined : words.linkLanguageHelp}>
      <Choice
        label={words.linkLanguage}
        value={link?.language ?? (isFree ? AS_HERE : undefined)}
        placeholder={words.noLanguage}
        options={isFree ? [{ id: AS_HERE, label: words.linkLanguageAsHere }, ...options] : options}
        onPick={(language) => onChange({ language: language === AS_HERE ? undefined : language })}
      />
    </PlainRow>
  )
}
