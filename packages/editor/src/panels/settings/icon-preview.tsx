import { HOME_SCREEN_SIZE, iconSizesOf, isMadeOfPixels, type AssetRecord } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { words } from './words.ts'
import styles from './icon-preview.module.css'

const texts = words.icon

/** A picture as the icon of windows, light and dark, and of a home screen; below it what it is not fit for. */
export function IconPreview({ picture }: { readonly picture: AssetRecord }) {
  const { assetsUrl } = useEditor()
  const address = assetsUrl + picture.file
  return (
    <figure className={styles.preview} aria-label={texts.preview}>
      <div className={styles.shown} aria-hidden>
        {(['light', 'dark'] as const).map((scheme) => (
          <span key={scheme} className={styles.window} data-scheme={scheme}>
            <img className={styles.small} src={address} alt="" />
            <span className={styles.title} />
          </span>
        ))}
        <span className={styles.phone}>
          <img className={styles.large} src={address} alt="" />
          {texts.homeScreen}
        </span>
      </div>
      {unfitFor(picture).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
    </figure>
  )
}

/** What a picture is not fit for as an icon; nothing of one that was never measured. */
function unfitFor(picture: AssetRecord): readonly string[] {
  const { width = 0, height = 0 } = picture
  if (!isMadeOfPixels(picture)) return [texts.drawing]
  if (width === 0 || height === 0) return []
  const most = Math.max(width, height)
  return [
    ...(width === height ? [] : [texts.notSquare(width, height)]),
    ...(iconSizesOf(picture).includes(HOME_SCREEN_SIZE) ? [] : [texts.tooSmall(most, HOME_SCREEN_SIZE)]),
  ]
}
