import { Link } from 'wouter'
import { fill, fillNodes } from '../../lib/fill.ts'
import { readableHost } from '../../lib/readableAddress.ts'
import { hasSection } from '../../sections/sections.ts'
import { publishing, refundPolicy } from '../../site/publishing/publishing.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'
import { cards, isAllFree } from '../../templates/shop/cards.ts'
import { standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionLink } from '../../ui/SectionLink.tsx'
import styles from './ShopPage.module.css'
import { TemplateCard } from './TemplateCard.tsx'

const { hostName, hostUrl, videoUrl, steps, phoneTips } = publishing
/** The list of steps beside the tips has some of them already. */
const tips = phoneTips.filter((tip) => !steps.includes(tip))
const contacts = new Intl.ListFormat(site.language, { type: 'disjunction' }).format(site.supportContacts)
const hasMessageForm = hasSection('message')

export function ShopPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          {text.shop.back}
        </Link>
        <PageHeading>{text.shop.heading}</PageHeading>
        {(isAllFree || site.donationUrl || hasMessageForm) && (
          <p>
            {isAllFree && text.shop.free}
            {site.donationUrl && (
              <>
                {' '}
                {fillNodes(text.shop.tips, {
                  page: <ExternalLink href={site.donationUrl}>{text.shop.tipsPage}</ExternalLink>,
                })}
              </>
            )}
            {hasMessageForm &&
              ` ${contacts ? fill(text.shop.questionsReach, { contacts }) : text.shop.questions}`}
          </p>
        )}
        <p className={styles.links}>
          {hasMessageForm && site.customRequests && (
            <Link href="/#message" className={standaloneLink}>
              {text.shop.request}
            </Link>
          )}
          {refundPolicy.length > 0 && (
            <SectionLink section="refund-policy" className={standaloneLink}>
              {text.shop.readPolicy}
            </SectionLink>
          )}
        </p>
      </header>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <TemplateCard card={card} isEager={index === 0} />
          </li>
        ))}
      </ul>
      {steps.length > 0 && (
        <Section id="publish" title={text.shop.publish}>
          <div className={styles.publishing}>
            <div>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className={styles.links}>
                {hostUrl && (
                  <ExternalLink href={hostUrl} className={standaloneLink}>
                    {fill(text.shop.openHost, { host: hostName ?? readableHost(hostUrl) })}
                  </ExternalLink>
                )}
                {videoUrl && (
                  <ExternalLink href={videoUrl} className={standaloneLink}>
                    {text.shop.video}
                  </ExternalLink>
                )}
              </p>
            </div>
            {tips.length > 0 && (
              <div>
                <h3>{text.shop.phone}</h3>
                <ul className={styles.tips}>
                  {tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </Section>
      )}
      {refundPolicy.length > 0 && (
        <Section id="refund-policy" title={text.shop.policy}>
          <div className={styles.policy}>
            {refundPolicy.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}
