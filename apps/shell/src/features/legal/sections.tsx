import { useFormat } from '@rafiq/platform'
import { Prose } from '@rafiq/ui'
import { LinkedText } from '../../shared/linked-text.tsx'
import type { Block, LegalText } from './legal-texts.ts'

/** The numbered sections; each can be linked to by its id, the same in both languages. */
export function Sections({ sections }: { sections: LegalText['sections'] }) {
  const { number } = useFormat()
  return (
    <Prose>
      {sections.map(({ id, title, body }, index) => (
        <section key={id} aria-labelledby={id} className="space-y-4">
          <h2 id={id} className={index === 0 ? 'mt-0!' : undefined}>
            {`${number(index + 1)}. ${title}`}
          </h2>
          {body.map((block) => (
            <Paragraph key={typeof block === 'string' ? block : block.items[0]} block={block} />
          ))}
        </section>
      ))}
    </Prose>
  )
}

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    )
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </ul>
  )
}
