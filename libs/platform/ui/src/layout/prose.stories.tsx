import type { Meta, StoryObj } from '@storybook/react-vite'
import { useText } from '../../.storybook/texts.tsx'
import { Prose } from './prose.tsx'

/** Long texts: measure, rhythm and lists by element. Lines have 68 characters at most. */
const meta = { title: 'Layout/Prose', component: Prose } satisfies Meta<typeof Prose>
export default meta

function TextView() {
  const text = useText()
  return (
    <Prose>
      <p>
        {text(
          'تُكتب النصوص الطويلة بالعربية أولًا. لا تُضبط الأسطر على الجانبين، ولا تُقطع الكلمات، وتبقى المسافة بين الأسطر كافية للنقاط والتشكيل.',
          'Long texts are written for both languages. No paragraph is justified and no word is cut, and lines are far enough apart for the marks of either script.',
        )}
      </p>
      <h2>{text('القوائم', 'Lists')}</h2>
      <ul>
        <li>{text('نقطة في بداية السطر.', 'A mark at the start of the line.')}</li>
        <li>{text('وتدور مع اللغة.', 'It turns with the language.')}</li>
      </ul>
      <h3>{text('بالترتيب', 'In order')}</h3>
      <ol>
        <li>{text('الأول', 'First')}</li>
        <li>{text('الثاني', 'Second')}</li>
      </ol>
    </Prose>
  )
}

export const Text: StoryObj<typeof meta> = { render: TextView }
