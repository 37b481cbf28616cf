import type { OwnLanguage } from '../../lib/controls/own-language.ts'

/** Names of the parts that a colour is chosen with. */
export const NAMES: Readonly<
  Record<OwnLanguage, Readonly<Record<'saturation' | 'brightness' | 'hue' | 'opacity' | 'screen', string>>>
> = {
  en: {
    saturation: 'Saturation',
    brightness: 'Brightness',
    hue: 'Hue',
    opacity: 'Opacity',
    screen: 'Pick from the screen',
  },
  ru: {
    saturation: 'Насыщенность',
    brightness: 'Яркость',
    hue: 'Оттенок',
    opacity: 'Непрозрачность',
    screen: 'Взять с экрана',
  },
}
