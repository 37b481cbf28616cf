import { Globe, ImageIcon } from 'lucide-react'
import type { PageRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../words.ts'
import { shownElsewhere, USUAL_LENGTH, type ShownText } from './shown-elsewhere.ts'
import styles from './head-preview.module.css'

const texts = words.page.preview

/** What a search engine shows of the page. */
export function SearchPreview({ page }: { readonly page: PageRecord }) {
  const { address, title, description, isHidden } = useShown(page)
  return (
    <figure className={styles.preview} aria-label={texts.search}>
      {isHidden ? (
        <p className={styles.note}>{texts.hidden}</p>
      ) : (
        <>
          <p className={styles.address}>
            <Globe size={12} strokeWidth={1.6} aria-hidden /> {[texts.site, ...address].join(' › ')}
          </p>
          <Shown className={styles.title} shown={title} most={USUAL_LENGTH.title} />
          <Shown className={styles.lead} shown={description} most={USUAL_LENGTH.description} missing={texts.noDescription} />
        </>
      )}
    </figure>
  )
}

/** What a social network shows beside a link to the page. */
export function SocialPreview({ page }: { readonly page: PageRecord }) {
  const { assetsUrl, store } = useEditor()
  useRecords(store, 'asset')
  const { socialTitle, socialDescription, picture } = useShown(page)
  return (
    <figure className={classNames(styles.preview, styles.card)} aria-label={texts.social}>
      {picture === undefined ? (
        <span className={styles.noPicture}>
          <ImageIcon size={16} strokeWidth={1.6} aria-hidden /> {words.page.noPicture}
        </span>
      ) : (
        <img className={styles.picture} src={assetsUrl + picture} alt="" />
      )}
      <Shown className={styles.title} shown={socialTitle} most={USUAL_LENGTH.title} />
      <Shown className={styles.lead} shown={socialDescription} most={USUAL_LENGTH.description} />
    </figure>
  )
}

function useShown(page: PageRecord) {
  const { session, view } = useEditor()
  return shownElsewhere(page, useValue(session.language), view)
}

/** A text, cut where it usually is, and said to be long where it is. */
function Shown({
  className,
  shown: { text, isBound },
  most,
  missing = '',
}: {
  readonly className: string | undefined
  readonly shown: ShownText
  readonly most: number
  readonly missing?: string
}) {
  if (isBound) return <p className={classNames(className, styles.bound)}>{texts.bound}</p>
  const { length } = [...text]
  return (
    <>
      {(text || missing) && <p className={classNames(className, text === '' && styles.note)}>{text || missing}</p>}
      {length > most && <p className={styles.note}>{texts.long(length, most)}</p>}
    </>
  )
}
