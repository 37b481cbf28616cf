import { boolean, choice, defineElement, image, number, radius, text, video } from '@heddle/kit'
import { isProvider, originOf, PROVIDERS } from '../../lib/films/film-sites.ts'
import { MEDIA } from '../../lib/media-parts.ts'
import { TRACKS } from '../../lib/media-tracks.ts'
import { START } from './limits.ts'

type Values = Readonly<Record<string, unknown>>
const isFile = ({ provider }: Values): boolean => !isProvider(provider)

/** A film: a file with its captions, or one of another site that is asked for by a press (elements reference 38). */
export const videoDefinition = defineElement({
  type: 'video',
  label: { en: 'Video', ru: 'Видео' },
  icon: 'square-play',
  group: 'media',
  words: [
    'film',
    'movie',
    'mp4',
    'webm',
    'player',
    'captions',
    'фильм',
    'ролик',
    'плеер',
    'ютуб',
    ...PROVIDERS.map(({ value }) => value),
  ],
  fields: {
    provider: choice({
      label: { en: 'From', ru: 'Откуда' },
      options: [
        { value: 'file', label: { en: 'A file', ru: 'Файл' } },
        ...PROVIDERS.map(({ value, name }) => ({ value, label: { en: name, ru: name } })),
      ],
      default: 'file',
    }),
    url: video({ label: { en: 'Video', ru: 'Видео' }, when: isFile }),
    address: text({
      label: { en: 'Address or ID', ru: 'Адрес или ID' },
      help: {
        en: 'Nothing is asked of the other site before a visitor presses play. Captions are those that it has.',
        ru: 'До нажатия на «играть» к другому сайту не обращаются. Субтитры — те, что есть там.',
      },
      placeholder: 'https://…',
      maxLength: 2000,
      when: (values) => !isFile(values),
    }),
    title: text({
      label: { en: 'Title', ru: 'Название' },
      help: { en: 'Says what the video is about.', ru: 'Говорит, о чём видео.' },
      translated: true,
      maxLength: 1000,
    }),
    poster: image({
      label: { en: 'Picture before', ru: 'Картинка до начала' },
      help: { en: 'Shown until it plays', ru: 'Видна, пока видео не началось' },
    }),
    tracks: { ...TRACKS, when: isFile },
    controls: boolean({ label: { en: 'Controls', ru: 'Кнопки управления' }, default: true, bindable: true, when: isFile }),
    autoplay: boolean({
      label: { en: 'Plays by itself', ru: 'Начинается само' },
      help: { en: 'Without sound: browsers allow no other.', ru: 'Без звука: иначе браузеры не разрешают.' },
      bindable: true,
      when: isFile,
    }),
    muted: boolean({ label: { en: 'Muted', ru: 'Без звука' }, bindable: true, when: isFile }),
    loop: boolean({ label: { en: 'Starts over', ru: 'Повторяется' }, bindable: true, when: isFile }),
    preload: choice({
      label: { en: 'Loading', ru: 'Загрузка' },
      options: [
        { value: 'metadata', label: { en: 'Only its size', ru: 'Только размер' } },
        { value: 'none', label: { en: 'Nothing before', ru: 'Ничего заранее' } },
        { value: 'auto', label: { en: 'At once', ru: 'Сразу' } },
      ],
      default: 'metadata',
      when: isFile,
    }),
    start: number({ label: { en: 'Begins at', ru: 'Начинается с' }, ...START, unit: 's', bindable: true }),
    objectFit: choice({
      label: { en: 'Fit', ru: 'Заполнение' },
      options: [
        { value: 'contain', label: { en: 'Contain', ru: 'Вписать' } },
        { value: 'cover', label: { en: 'Cover', ru: 'Обрезать' } },
        { value: 'fill', label: { en: 'Fill', ru: 'Растянуть' } },
      ],
      default: 'contain',
      panel: 'style',
      screens: 'css',
      property: '--video-fit',
    }),
    playLabel: text({
      label: { en: 'Name of the play button', ru: 'Название кнопки' },
      default: 'Play video',
      translated: true,
      when: (values) => !isFile(values),
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 40 },
  ...MEDIA,
  events: {
    ...MEDIA.events,
    ready: { label: { en: 'Ready', ru: 'Готово' }, example: { duration: 60 } },
    fullscreen: { label: { en: 'Full screen', ru: 'Полный экран' }, example: { isFull: true } },
  },
  actions: { ...MEDIA.actions, fullscreen: { label: { en: 'Fill the screen', ru: 'Во весь экран' } } },
  // Twitch asks which site shows it, which pages do not know before they are alive.
  alone: ({ provider }) => provider !== 'twitch',
  frames: ({ provider }) => (isProvider(provider) ? [originOf(provider)] : []),
  baseStyles: { default: { display: 'block', 'max-width': '100%', 'aspect-ratio': '16 / 9' } },
  preset: { styles: { default: { width: '100%', 'background-color': '#14181f', ...radius('8px') } } },
})
