// Mass mail to contact forms, by subject, in the words of its senders. {site}, {name} and the number {n} are filled in.

/** The texts of each kind of offer. */
export const offers: Readonly<Record<string, readonly string[]>> = {
  ranking: [
    'Hi {site} team, I was looking at your website and noticed that you are not on the first page of Google for your main keywords. We can fix that within 90 days. May I send you a quote?',
    'Hello, my name is {name}, an SEO consultant. Your website has several errors which keep it from ranking higher. Reply with your phone number for a free website audit.',
    'Do you want more organic traffic to {site}? Our white hat team ranks your site on Google, guaranteed. Packages begin at $99 per month.',
    'We will place {site} at the top position on Google, Yahoo and Bing. Affordable SEO packages. Shall I send you a proposal and price list?',
    'Hallo, wir bringen {site} auf Seite 1 bei Google. Mehr Besucher auf Ihre Website, garantiert! Jetzt kostenlos beraten lassen: https://seo-{n}.example',
    'Your competitors rank higher than you. Our ranking report for {site} is attached; open it here: https://rank-{n}.xyz/report',
  ],
  links: [
    'Hi, I am {name}. We have 5000+ sites that accept guest posts, DA 40-90, dofollow. Would you like to see our list and prices?',
    'Are you interested in a link exchange? We can put your link on our site with domain authority 52, and you link back to {site}.',
    'I would like to publish a sponsored article on {site} with one dofollow backlink. How much do you charge?',
    'Boost your domain rating to DR 60 with our high authority backlinks. Order now https://links-{n}.top',
  ],
  design: [
    'Hello, we are a web design company from India. We can redesign your website {site} with a modern look at a very low price. Can I send our portfolio?',
    'Hi there, we provide mobile app development services for iOS and Android. Hire dedicated developers from $12/hour. Let me know when we can talk.',
    'Is your website outdated? Our website design services begin at $299. Free quote today! https://design-{n}.site',
    'Logo design services for $29 only!!! Free consultation, unlimited revisions. Contact us on WhatsApp: +1 555 01{n}',
  ],
  money: [
    'Do you need a business loan? We offer instant funding from $5,000 to $500,000, no collateral. Apply here: https://fund-{n}.example/apply',
    'Quick business loans at 3% interest. Bad credit is welcome. Reply with your name, amount needed and phone number.',
    'Are you looking for working capital? Get approved for unsecured business funding within 24 hours. Call {name} at 555-01{n}.',
    'Sofortkredit ohne Schufa, bis 50.000 €, Auszahlung in 24 Stunden. Antrag: https://kredit-{n}.online',
    'My name is {name}, I am a private investor. We finance projects worldwide and give personal loans at 2%. Write to loan{n}@mail.example.',
  ],
  coins: [
    'Earn up to $5,000 a day with our crypto trading bot! Bitcoin is rising, do not miss it. Register: https://coin-{n}.click',
    'Passive income with bitcoin: invest $250 and get $7,500 in a week. Our investment platform is trusted by 100,000 people. https://bit.ly/c{n}',
    'Forex signals with 95% accuracy. Double your deposit in one month. Join our Telegram: @fx_{n}',
    'Verdienen Sie passives Einkommen mit Kryptowährung! 500 € am Tag ohne Vorkenntnisse. Jetzt anmelden https://krypto-{n}.buzz',
    'I made $14,200 last month with this trading platform and you can, too. It is not a joke: https://tinyurl.com/x{n}',
  ],
  pills: [
    'Buy Viagra and Cialis online without prescription. Best price, fast delivery https://pills-{n}.ru',
    'Cheap v1agra 100mg, c1alis 20mg, no doctor needed!!! >>> https://meds-{n}.shop',
    'CBD oil and gummies that end your pain. 50% off today only: https://cbd-{n}.top',
    'Weight loss pills that really work! Lose 20 kg in a month. Order: https://slim-{n}.icu',
    'Potenzmittel rezeptfrei bestellen, diskret und günstig. Kamagra ab 1 € pro Stück: https://apo-{n}.su',
  ],
  gambling: [
    'Online casino with a 200% bonus and 100 free spins! No deposit needed. Play now https://casino-{n}.win',
    'The best betting tips, win every day! Sportwetten Bonus 100 €: https://bet-{n}.live',
    'Slot gacor hari ini, daftar situs judi online terpercaya, jackpot terbesar! https://slot-{n}.site',
    'Казино онлайн, бонус за регистрацию 100 фриспинов, выплаты сразу: https://kazino-{n}.ru',
  ],
  dating: [
    'Hot girls in your city are waiting for you! Free sex chat, no registration: https://date-{n}.click',
    'Hi dear, I am a lonely woman of 28 and I saw your profile. See my photos here https://love-{n}.site and write to me on Telegram: @kiss{n}',
    'Sexy women want to meet you tonight. Join the best dating site for free >> https://t.me/meet{n}',
    'Девушки для встреч в вашем городе. Знакомства без обязательств: https://znak-{n}.ru',
  ],
  lists: [
    'We have a database of 2 million verified business emails in Germany. Email list for only $99. Interested?',
    'I can submit your message to 5 million contact forms, just like this one reached you. Contact form marketing from $49. Visit https://blast-{n}.online',
    'Get 10,000 leads for your industry. Fresh business database, 95% valid emails. Reply for a sample.',
    'Would you like your ad submitted to 1,000 sites for a flat rate? You read this message, so will your customers! Skype: live:ads{n}',
  ],
  fame: [
    'Buy Instagram followers, likes and views. 10k followers for $39, instant delivery! https://fame-{n}.shop',
    'Google Bewertungen kaufen: 10 echte 5-Sterne-Bewertungen für nur 99 €. Diskret, mit Garantie. https://sterne-{n}.online',
    'TikTok views and YouTube subscribers at the lowest price. Grow now: https://grow-{n}.xyz',
  ],
  inheritance: [
    'Dear friend, I am barrister {name}. A deceased client with your surname left $8.5 million. Contact me for the transfer of the funds, you get 40%.',
    'I am Mrs. {name}, a widow with cancer. My late husband left 4.2 million dollars, which I want to donate through you. Reply to mrs{n}@mail.example.',
    'Attention: your compensation fund of $2,500,000 has been approved by the bank. Send your full name, address and a copy of your passport.',
    'As the beneficiary of a dormant account you can claim USD 12 million. This is confidential. Write to claims{n}@mail.example',
  ],
  prizes: [
    'Congratulations! You have been selected to win an iPhone. Claim your prize now: https://prize-{n}.top',
    'You won a $500 Amazon gift card! Claim your reward within 24 hours https://bit.ly/g{n}',
    'Herzlichen Glückwunsch, Sie wurden ausgewählt! Ihr Gutschein über 250 € wartet: https://gewinn-{n}.click',
  ],
  threats: [
    'Hello, this is {name}, a licensed photographer. Your images are used without my consent, this is a copyright infringement. See the proof here: https://proof-{n}.site/download and remove them or legal action will follow.',
    'FINAL NOTICE: your domain {site} will expire today. Renew your domain registration now or your search engine registration is cancelled: https://renew-{n}.online',
    'I have hacked your website {site} and extracted your databases. Send 0.3 BTC (bitcoin) to bc1q{n}x or your reputation will be destroyed.',
    'Your mailbox password will expire in 24 hours. Keep the current password here: https://mail-{n}.icu/login',
    'Your hosting account has been suspended because of unpaid invoices. Log in: https://panel-{n}.cyou',
  ],
  goods: [
    'We are a manufacturer of LED lights in Shenzhen, from China, with factory price and high quality products. MOQ 100 pcs. Please see our catalog at https://led-{n}.cn',
    'Dear purchasing manager, our factory makes steel pipes, valves and flanges. Wholesale price, fast delivery. Whatsapp: +86 138 0000 {n}',
    'Replica watches, 1:1 high quality replica bags and shoes, 70% off: https://luxus-{n}.shop',
    'We are exporters of cashew nuts and spices. Factory direct, best price. Let me know your target price and quantity.',
  ],
  staff: [
    'Virtual assistants from $5/hour! Outsource your admin work to our trained team in the Philippines. Book a call: https://va-{n}.example',
    'Hire our dedicated team of offshore developers and save 70% on costs. Outsourcing partner of 200+ companies. Are you free for a call this week?',
    'Content writing services: 1,000 words for $8, native English writers. Articles packages at low price. Reply for samples.',
    'We make animated explainer videos for your business, from $149 for 60 seconds. Watch our samples: https://video-{n}.live. Reply STOP to opt out.',
  ],
  work: [
    'Work from home and make $300 a day, no experience needed. Limited places! https://job-{n}.buzz',
    'Geld verdienen von zu Hause: 3.000 € im Monat Nebenverdienst mit nur 1 Stunde am Tag. https://job-{n}.online',
    'Achieve financial freedom! This investment opportunity pays a ROI of 20% a month. Details: https://invest-{n}.fun',
  ],
  code: [
    '<a href="https://spam-{n}.ru">cheap shoes</a> <a href="https://spam-{n}.ru/2">cheap bags</a>',
    '[url=https://board-{n}.ru/]download free[/url] [url=https://board-{n}.ru/2]crack[/url] thanks for the great post',
    'Great site! Keep up the good work. https://one-{n}.top https://two-{n}.top https://three-{n}.top https://four-{n}.top',
    'Привет! Как дела? Смотри: https://video-{n}.su',
    'qXvKdRtPvzLmNwQsT',
    'HdKqWzRtYpLmXcVbNf',
  ],
};
