import type { MemberExport } from '@rafiq/contracts/personal-data'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ChevronDown, Section } from '@rafiq/ui'
import { useState } from 'react'

/** Contacts that the member made, and how many others made; those are not named. */
export function ContactsData({ contacts, received }: MemberExport['connections']) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Section title={t('data.contacts')} lead={t('data.contactCount', { count: contacts.length })}>
      {contacts.length > 0 && (
        <ol className="divide-y divide-line">
          {contacts.map(({ id, matchedUser, status, contactedAt }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{matchedUser.name ?? t('data.nameless')}</bdi>
              </p>
              <p className="text-sm text-soft">
                {t(`common:connectionStatus.${status}`, { defaultValue: status })} ·{' '}
                <Moment at={contactedAt} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-soft">{t('data.receivedCount', { count: received.length })}</p>
    </Section>
  )
}

/** Whom the member saved or put aside; those are told nothing. */
export function MarksData({ marks }: { marks: MemberExport['matchMarks'] }) {
  const { t } = useTranslation('account')
  if (marks.length === 0) return null
  return (
    <Section title={t('data.marks.title')} lead={t('data.marks.lead')}>
      <ol className="divide-y divide-line">
        {marks.map(({ id, name, mark, markedAt }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold wrap-anywhere">
              <bdi>{name ?? t('data.nameless')}</bdi>
            </p>
            <p className="text-sm text-soft">
              {t(`data.marks.${mark}`)} · <Moment at={markedAt} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Chat = MemberExport['chat']

/** The member's own messages and answers by conversation, and the agreements of both; what others wrote is theirs. */
export function ChatData({ rooms, messages, questions, agreements }: Chat) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.messages')} lead={t('data.messageCount', { count: messages.length })}>
      {rooms.length > 0 && (
        <ul className="divide-y divide-line">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomData
                room={room}
                messages={messages.filter(({ chatRoomId }) => chatRoomId === room.id)}
                questions={questions.filter(({ chatRoomId }) => chatRoomId === room.id)}
                agreements={agreements.filter(({ chatRoomId }) => chatRoomId === room.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type RoomDataProps = { room: Chat['rooms'][number] } & Pick<Chat, 'messages' | 'questions' | 'agreements'>

/** A conversation opens on demand: years of messages are drawn only when they are looked at. */
function RoomData({ room, messages, questions, agreements }: RoomDataProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            <bdi>{room.otherUser.name ?? t('data.nameless')}</bdi>
          </span>
          <span className="block text-sm text-soft">
            {t('data.roomMessages', { count: messages.length })} · <Moment at={room.createdAt} />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {open && (
        <ol className="space-y-3 pb-4">
          {messages.map(({ id, content, createdAt }) => (
            <li key={id} className="rounded-control bg-sunken px-4 py-3">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {content}
              </p>
              <p className="text-sm text-soft">
                <Moment at={createdAt} />
              </p>
            </li>
          ))}
          {questions.map(
            ({ id, answer }) =>
              answer && (
                <li key={id} className="rounded-control bg-sunken px-4 py-3">
                  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                    {answer.content}
                  </p>
                  <p className="text-sm text-soft">
                    {t('data.questionAnswer')} · <Moment at={answer.answeredAt} />
                  </p>
                </li>
              ),
          )}
          {agreements.map(({ version, sections, savedAt }) => (
            <li key={version} className="rounded-control bg-sunken px-4 py-3">
              {Object.entries(sections).map(
                ([topic, text]) =>
                  text && (
                    <p key={topic} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                      {text}
                    </p>
                  ),
              )}
              <p className="text-sm text-soft">
                {t('data.agreement', { version })} · <Moment at={savedAt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
