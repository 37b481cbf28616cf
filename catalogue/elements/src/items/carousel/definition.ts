import { boolean, choice, color, defineElement, length, number, padding, radius, text, type NodeTemplate } from '@heddle/kit'
import { PER_VIEW, SLIDE, TIMING } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

const slide = (words: string, ground: string): NodeTemplate => ({
  element: 'flexbox',
  styles: {
    default: {
      'min-height': '200px',
      'align-items': 'center',
      'justify-content': 'center',
      'background-color': ground,
      color: '#ffffff',
      ...padding('24px'),
      ...radius('8px'),
    },
  },
  slots: { children: [{ element: 'text', props: { text: words } }] },
})

/** Slides beside each other that snap into place (elements reference 33; WAI-ARIA APG, carousel). */
export const carouselDefinition = defineElement({
  type: 'carousel',
  label: { en: 'Carousel', ru: 'Карусель' },
  icon: 'gallery-horizontal-end',
  group: 'structure',
  words: ['slider', 'slideshow', 'slides', 'gallery', 'swiper', 'слайдер', 'слайды', 'галерея'],
  fields: {
    slidesPerView: number({
      label: { en: 'Slides at a time', ru: 'Слайдов сразу' },
      ...PER_VIEW,
      panel: 'style',
      screens: 'css',
      property: '--slides',
      when: ({ effect }) => effect !== 'fade',
    }),
    gap: length({
      label: { en: 'Between slides', ru: 'Между слайдами' },
      default: '16px',
      panel: 'style',
      screens: 'css',
      property: '--slides-gap',
    }),
    effect: choice({
      label: { en: 'The next one comes', ru: 'Следующий появляется' },
      help: {
        en: 'Fading shows one at a time, and brings a script; without one they scroll.',
        ru: 'Проявляется один слайд, и нужен скрипт; без него слайды прокручиваются.',
      },
      options: [
        { value: 'slide', label: { en: 'From the side', ru: 'Сбоку' } },
        { value: 'fade', label: { en: 'Fading in', ru: 'Проявляясь' } },
      ],
      default: 'slide',
    }),
    buttons: boolean({ label: { en: 'Buttons', ru: 'Кнопки' }, default: true }),
    dots: boolean({ label: { en: 'Dots', ru: 'Точки' }, default: true }),
    loop: boolean({
      label: { en: 'Goes round', ru: 'По кругу' },
      help: { en: 'After the last comes the first. Brings a script.', ru: 'После последнего — первый. Нужен скрипт.' },
    }),
    autoplay: boolean({
      label: { en: 'Goes on by itself', ru: 'Идёт сам' },
      help: {
        en: 'With a button to stop it. It waits while somebody points at it or is in it; never for those who want less motion. Brings a script.',
        ru: 'С кнопкой остановки. Ждёт, пока на него наводят или в нём работают; не для тех, кто просит меньше движения. Нужен скрипт.',
      },
    }),
    timing: number({
      label: { en: 'A slide stays', ru: 'Слайд стоит' },
      ...TIMING,
      unit: 's',
      bindable: true,
      when: ({ autoplay }) => autoplay === true,
    }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Says what the slides show.', ru: 'Говорит, что на слайдах.' },
      default: 'Slides',
      translated: true,
      bindable: true,
    }),
    previousLabel: text({ label: { en: 'Name of ‹', ru: 'Название ‹' }, translated: true, default: 'Previous slide' }),
    nextLabel: text({ label: { en: 'Name of ›', ru: 'Название ›' }, translated: true, default: 'Next slide' }),
    stopLabel: text({
      label: { en: 'Name of stop', ru: 'Название остановки' },
      translated: true,
      default: 'Stop the slides',
      when: ({ autoplay }) => autoplay === true,
    }),
    slideLabel: text({
      label: { en: 'Name of a slide', ru: 'Название слайда' },
      help: { en: '{index} and {count} stand for numbers.', ru: '{index} и {count} — числа.' },
      translated: true,
      default: '{index} of {count}',
    }),
    buttonColor: color({ ...inRule, label: { en: 'Buttons', ru: 'Кнопки' }, property: '--slides-ink' }),
    buttonGround: color({ ...inRule, label: { en: 'Ground of buttons', ru: 'Фон кнопок' }, property: '--slides-ground' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  slots: {
    slides: {
      label: { en: 'Slides', ru: 'Слайды' },
      addsOnce: true,
      local: {
        data: {
          slide: {
            index: { label: { en: 'Number of the slide, from 0', ru: 'Номер слайда, считая с 0' }, example: 0 },
            count: { label: { en: 'How many there are', ru: 'Сколько их' }, example: 3 },
          },
        },
      },
    },
  },
  exposes: { currentSlide: { label: { en: 'Current slide', ru: 'Текущий слайд' }, type: 'number', readonly: true } },
  events: { change: { label: { en: 'Change', ru: 'Изменение' }, example: { index: 1, direction: 'next' } } },
  actions: {
    next: { label: { en: 'Next slide', ru: 'Следующий слайд' } },
    previous: { label: { en: 'Previous slide', ru: 'Предыдущий слайд' } },
    'go-to': {
      label: { en: 'Go to a slide', ru: 'Перейти к слайду' },
      parameters: { index: number({ label: { en: 'Slide', ru: 'Слайд' }, ...SLIDE, bindable: true }) },
    },
    play: { label: { en: 'Let it go on', ru: 'Запустить' } },
    pause: { label: { en: 'Stop it', ru: 'Остановить' } },
  },
  // It scrolls; browsers that can draw buttons and dots for that do.
  alone: ({ loop, autoplay, effect }) => loop === false && autoplay === false && effect !== 'fade',
  editing: { minSize: 40 },
  baseStyles: { default: { display: 'block', 'min-width': '0' } },
  entries: {
    title: { en: 'Slides', ru: 'Слайды' },
    one: { en: 'slide', ru: 'слайд' },
    children: { slides: slide('New slide', '#1f5fe0') },
  },
  preset: {
    styles: { default: { width: '100%' } },
    slots: { slides: [slide('First', '#1f5fe0'), slide('Second', '#0f766e'), slide('Third', '#7c3aed')] },
  },
})
