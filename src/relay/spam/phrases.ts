// Phrases that identify spam in contact forms, in the words of its senders. Each line is one subject, counted once. Words that
// visitors of an honest site also use ("SEO", "website", "marketing", "loan") do not match alone.

/** Offers that no customer writes to a company: one is enough to hold a message. */
export const offers: readonly RegExp[] = [
  /\blink (?:insertion|exchange|swap)\b|\bdo-?follow\b|\b(?:accept|publish|write|offer)\w* (?:\w+ ){0,3}(?:guest|sponsored) (?:posts?|articles?)|\bhigh(?: domain)? authority (?:back-?)?links?|\bdomain (?:authority|rating) (?:of )?\d/i,
  /\b(?:we|i) (?:can|will|could) (?:\w+ ){0,4}(?:rank|place|put|bring) (?:you|your|[^\s.]{1,63}(?:\.[^\s.]{1,63}){1,4}|it)\b.{0,40}\b(?:google|page|search)|\b(?:not|aren't) (?:\w+ )?on the (?:first|1st) page of google|\bseo packages?\b|\bwir bringen .{0,40}seite 1 bei google/i,
  /\b(?:web ?site|web|logo|app|mobile app) (?:re)?(?:design|development) (?:services|company from)|\bcan i send (?:you )?(?:our|my|a) (?:portfolio|quote|proposal|price)|\b(?:send|share) (?:you )?(?:a )?(?:quote|proposal) and price|\bhire (?:our )?(?:dedicated|offshore|indian) |\boffshore (?:development|developers|team)|\bvirtual assistants? (?:from|at|for) (?:\$|€|only)/i,
  /\b(?:unsecured|instant|quick|payday|private) (?:business |personal )?(?:loans?|funding)\b|\bbad credit\b|\bno collateral\b|\b(?:give|offer)\w* (?:\w+ )?loans? at \d|\bkredit ohne schufa/i,
  /\b(?:buy|cheap|order) (?:\w+ )?(?:viagra|cialis|kamagra|sildenafil)|\b(?:viagra|cialis|kamagra)\b.{0,80}\b(?:prescription|doctor)\b|\bpotenzmittel\b|\blose \d+ (?:kg|pounds|lbs) in/i,
  /\bfree spins\b|\bcasino (?:\w+ ){0,3}bonus|\bno deposit (?:bonus|needed)|\bslot gacor|\bjudi online|казино/i,
  /\b(?:hot|sexy|lonely) (?:girls?|women|ladies) (?:in your|want|near|are)|\bfree sex\b|\bsex chat\b|секс|знакомств/i,
  /\b(?:email|e-mail|leads?) (?:lists?|database) (?:for only|of \d|only)|\b(?:million|\d[\d.,]{0,12}k?) (?:verified|valid) (?:business )?(?:e-?mails?|leads)|\bfresh (?:business )?(?:database|leads)\b|\bcontact ?form (?:marketing|blast)|\b(?:submit|submitted|blast)\w* (?:your )?(?:ad|message) to \d|\b(?:ad|message) submitted to \d/i,
  /\bbuy (?:instagram |tiktok |real )?(?:followers|likes|views|reviews)|\b\d+k? followers for\b|\bbewertungen kaufen/i,
  /\b(?:next of kin|dormant account|barrister|deceased client|late husband|beneficiary|compensation fund)\b.{0,120}(?:\bmillion\b|\busd\b|\$\s?\d{3,}|\$\s?\d[\d.,]*,\d{3}\b)/i,
  /\bclaim your (?:prize|reward|gift card)|\byou(?:'ve| have) been selected to win|\bsie wurden ausgew(?:ä|a)hlt.{0,40}gutschein/i,
  /\b(?:i|we) have hacked\b|\bsend [\d.]+ (?:btc|bitcoin)|\byour (?:mailbox|hosting|email|account) (?:\w+ )?(?:password )?(?:will expire|has been suspended)|\brenew your domain|\bsearch engine registration|\b(?:images?|photos?|copyright)\b.{0,120}\blegal action will\b/i,
  /\bdouble your (?:deposit|money|bitcoin)|\bcrypto trading (?:bot|platform)|\bpassive(?:s)? (?:income|einkommen)\b.{0,40}\b(?:crypto|bitcoin|krypto)|\binvest \$?\d+ and get|\bforex signals|\bbinary options/i,
  /\bfactory (?:direct|price)|\breplica (?:watches|bags)|\bmoq\b|\bwe are (?:a |the )?(?:leading |professional )?(?:manufacturer|exporter)s? of\b/i,
  /\bcontent writing services|\barticles? packages?\b|\bexplainer videos? (?:for your|from)|\b(?:dissertation|essay|assignment) writing/i,
  /\bmake \$\d+ (?:a|per) day|\bearn (?:up to )?\$\d[\d,]* (?:a|per) (?:day|week)|\bwork from home and (?:make|earn)|\bnebenverdienst\b|\bgeld verdienen von zu hause|\bpays (?:a |an )?(?:roi|return) of \d+/i,
];

/** Subjects that are suspicious only together with another sign. */
export const subjects: readonly RegExp[] = [
  /\bback-?links?\b|\bguest posts?\b|\bsponsored (?:post|article)/i,
  /\b(?:first|top) (?:page|position) (?:of|on) google|\brank(?:s|ing|ed)? (?:your|you|higher)\b|\bfree (?:seo |website )?(?:audit|quote|proposal)\b/i,
  /\bseo (?:consultant|expert|specialist)|\b(?:web)?site has (?:\w+ ){0,3}errors/i,
  /\b(?:more|boost|increase|organic) (?:\w+ )?traffic\b|\bmehr besucher auf ihre/i,
  /\bcasino|\bbetting\b|\bpoker\b|\bjackpot|\bsportwetten|ставк/i,
  /\bcrypto(?:currency|s)?\b|\bkrypto|\bbitcoin|\bbtc\b|\bforex\b|\btrading (?:bot|signals?|platform)|криптовалют|заработ/i,
  /\b(?:business|personal) (?:loans?|funding)\b|\bworking capital|\bsofortkredit/i,
  /\bviagra|\bcialis|\btadalafil|\bsildenafil|\bkamagra|\bpills?\b|\bcbd\b|\bweight loss|\bpotenzmittel/i,
  /\bdating site|\bsexy\b|\bnudes?\b|\bporn|\bescort/i,
  /\b(?:instagram|tiktok|youtube) (?:followers|likes|views|subscribers)\b/i,
  /\bmillion (?:dollars|usd)\b|\$\s?\d+(?:[.,]\d+)* ?million|\bdonate\b|\btransfer of (?:the )?funds\b/i,
  /\bcongratulations\b|\bherzlichen glückwunsch|\bgift ?card\b|\byou won\b|\bprize\b/i,
  /\bcopyright infring|\bdmca\b|\bpassword will expire|\bdomain (?:\w+ )?(?:expir|registration)/i,
  /\bfrom china\b|\bhigh quality products\b|\bour (?:factory|catalog)/i,
  /\bunsubscribe\b|\bopt[- ]?out\b|\breply (?:with )?(?:stop|no|remove) to\b/i,
  /\boutsourc(?:e|ing)\b|\bvirtual assistants?\b|\bexplainer video/i,
  /\bfinancial freedom|\binvestment (?:opportunit|plan|platform)|\bwork from home|\bpassive income|\bguaranteed\b/i,
];
