import { boolean, choice, defineElement, file, number, text } from '@heddle/kit'
import { MEDIA } from '../../lib/media-parts.ts'
import { TRACKS } from '../../lib/media-tracks.ts'

/** A recording with the browser's own player (elements reference 39). */
export const audioDefinition = defineElement({
  type: 'audio',
  label: { en: 'Audio', ru: 'Аудио' },
  icon: 'audio-lines',
  group: 'media',
  words: ['sound', 'music', 'podcast', 'mp3', 'player', 'recording', 'звук', 'музыка', 'подкаст', 'запись'],
  fields: {
    url: file({ label: { en: 'Recording', ru: 'Запись' } }),
    title: text({
      label: { en: 'Title', ru: 'Название' },
      help: { en: 'Says what is heard.', ru: 'Говорит, что в записи.' },
      translated: true,
      maxLength: 1000,
    }),
    tracks: TRACKS,
    loop: boolean({ label: { en: 'Starts over', ru: 'Повторяется' }, bindable: true }),
    muted: boolean({ label: { en: 'Muted', ru: 'Без звука' }, bindable: true }),
    preload: choice({
      label: { en: 'Loading', ru: 'Загрузка' },
      options: [
        { value: 'metadata', label: { en: 'Only its length', ru: 'Только длина' } },
        { value: 'none', label: { en: 'Nothing before', ru: 'Ничего заранее' } },
        { value: 'auto', label: { en: 'At once', ru: 'Сразу' } },
      ],
      default: 'metadata',
    }),
    start: number({ label: { en: 'Begins at', ru: 'Начинается с' }, min: 0, max: 86_400, default: 0, unit: 's', bindable: true }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'effects'],
  isControl: true,
  editing: { minSize: 40 },
  ...MEDIA,
  alone: () => true,
  baseStyles: { default: { display: 'block', 'max-width': '100%' } },
  preset: { styles: { default: { width: '100%' } } },
})
