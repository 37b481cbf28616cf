import { useState } from 'react'
import { ColorArea, parseColor, type Color } from 'react-aria-components/ColorArea'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { words } from './words.ts'
import styles from './color-field.module.css'

const START = parseColor('hsba(220, 0%, 50%, 1)')

/** Area of saturation and brightness with sliders of hue and opacity. */
export function ColorMap({
  color,
  onShow,
  onShowEnd,
}: {
  readonly color: Color | undefined
  readonly onShow: (color: Color) => void
  readonly onShowEnd: () => void
}) {
  const texts = words.color
  const given = color?.toFormat('hsba')
  // Grey has no hue and black no saturation: the last touched position is kept while it means the same colour.
  const [held, setHeld] = useState<Color>(given ?? START)
  const isSame = given === undefined || held.toString('hexa') === given.toString('hexa')
  const value = isSame ? held : given
  const show = (next: Color) => {
    setHeld(next)
    onShow(next)
  }
  const shared = { value, onChange: show, onChangeEnd: onShowEnd, colorSpace: 'hsb' } as const
  return (
    <>
      <ColorArea {...shared} xChannel="saturation" yChannel="brightness" aria-label={texts.area} className={styles.area ?? ''}>
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider {...shared} channel="hue" aria-label={texts.hue} className={styles.slider ?? ''}>
        <SliderTrack className={styles.track ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
      <ColorSlider {...shared} channel="alpha" aria-label={texts.alpha} className={styles.slider ?? ''}>
        <SliderTrack className={styles.track ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
    </>
  )
}
