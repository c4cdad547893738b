// name|size|weight of any adult|of males|of females (lbs)|F flat face, S short legs|AKC page|also called
// Weights are from breed standards, at second hand. Flat faces and short legs only ever raise a level.
export const breedTable = `
Affenpinscher|toy|7-10|||F|affenpinscher|
Afghan Hound|large|50-60||||afghan-hound|
Airedale Terrier|large|50-70||||airedale-terrier|
Akita|giant|70-130|100-130|70-100||akita|
Alaskan Malamute|large|75-85|85-85|75-75||alaskan-malamute|
American Bulldog|large|60-100||||american-bulldog|
American English Coonhound|large|45-65||||american-english-coonhound|
American Eskimo Dog|small|6-35||||american-eskimo-dog|
American Foxhound|large|60-70|65-70|60-65||american-foxhound|
American Hairless Terrier|small|12-16||||american-hairless-terrier|
American Staffordshire Terrier|large|40-70|55-70|40-55||american-staffordshire-terrier|
American Water Spaniel|medium|25-45|30-45|25-40||american-water-spaniel|
Anatolian Shepherd Dog|giant|80-150|110-150|80-120||anatolian-shepherd-dog|
Australian Cattle Dog|medium|35-50||||australian-cattle-dog|
Australian Shepherd|large|40-65|50-65|40-55||australian-shepherd|
Australian Terrier|small|15-20||||australian-terrier|
Azawakh|medium|33-55|44-55|33-44||azawakh|
Barbet|medium|35-65||||barbet|
Basenji|small|22-24||||basenji|
Basset Hound|large|40-65|||S|basset-hound|
Beagle|small|13-30|||S|beagle|
Bearded Collie|medium|45-55||||bearded-collie|
Beauceron|large|70-110||||beauceron|
Bedlington Terrier|small|17-23||||bedlington-terrier|
Belgian Malinois|large|40-80|60-80|40-60||belgian-malinois|Malinois
Belgian Sheepdog|large|45-75|55-75|45-60||belgian-sheepdog|
Belgian Tervuren|large|45-75|55-75|45-60||belgian-tervuren|
Bergamasco Sheepdog|large|57-84|70-84|57-71||bergamasco-sheepdog|
Berger Picard|large|50-70||||berger-picard|
Bernese Mountain Dog|large|70-115|80-115|70-95||bernese-mountain-dog|
Bichon Frise|small|12-18|||S|bichon-frise|
Biewer Terrier|toy|4-8||||biewer-terrier|
Black Russian Terrier|giant|80-130||||black-russian-terrier|
Black and Tan Coonhound|large|65-110||||black-and-tan-coonhound|
Bloodhound|large|80-110|90-110|80-100||bloodhound|
Bluetick Coonhound|large|45-80|55-80|45-65||bluetick-coonhound|
Boerboel|giant|150-200||||boerboel|
Border Collie|medium|30-55||||border-collie|
Border Terrier|small|11.5-15.5|13-15.5|11.5-14||border-terrier|
Borzoi|large|60-105|75-105|60-85||borzoi|
Boston Terrier|small|12-25|||F|boston-terrier|
Bouvier des Flandres|large|70-110||||bouvier-des-flandres|
Boxer|large||65-80||F|boxer|
Boykin Spaniel|medium|25-40|30-40|25-35||boykin-spaniel|
Bracco Italiano|large|55-90||||bracco-italiano|
Briard|large|55-100||||briard|
Brittany|medium|30-40||||brittany|Brittany Spaniel
Brussels Griffon|toy|8-10|||F|brussels-griffon|
Bull Terrier|large|50-70||||bull-terrier|
Bulldog|medium|40-50|50-50|40-40|F|bulldog|English Bulldog, British Bulldog
Bullmastiff|giant|100-130|110-130|100-120|F|bullmastiff|
Cairn Terrier|small|13-14|14-14|13-13||cairn-terrier|
Canaan Dog|medium|35-55|45-55|35-45||canaan-dog|
Cane Corso|large||||F|cane-corso|
Cardigan Welsh Corgi|medium|25-38|30-38|25-34|S|cardigan-welsh-corgi|
Cavalier King Charles Spaniel|small|13-18|||FS|cavalier-king-charles-spaniel|
Cesky Terrier|small|14-24|||S|cesky-terrier|
Chesapeake Bay Retriever|large|55-80|65-80|55-70||chesapeake-bay-retriever|
Chihuahua|toy|||||chihuahua|
Chinese Crested|toy|8-12||||chinese-crested|
Chinese Shar-Pei|large|45-60|||F|chinese-shar-pei|Shar Pei
Chinook|large|50-90|55-90|50-65||chinook|
Chow Chow|large|45-70||||chow-chow|
Cirneco dell’Etna|small|19-28|20-28|19-25||cirneco-delletna|Cirneco dell'Etna
Clumber Spaniel|large|55-85|70-85|55-70|S|clumber-spaniel|
Cocker Spaniel|small|20-30|25-30|20-25|S|cocker-spaniel|
Collie|large|50-75|60-75|50-65||collie|Rough Collie, Smooth Collie
Coton de Tulear|small|8-15|9-15|8-13|S|coton-de-tulear|
Curly-Coated Retriever|large|60-95||||curly-coated-retriever|
Dachshund|small|11-32|||S|dachshund|Sausage dog, Doxie, Wiener dog
Dalmatian|large|45-70||||dalmatian|
Dandie Dinmont Terrier|small|18-24|||S|dandie-dinmont-terrier|
Doberman Pinscher|large|60-100|75-100|60-90||doberman-pinscher|Doberman, Dobermann
Dogo Argentino|large|88-100||||dogo-argentino|
Dogue de Bordeaux|giant|99-110|||F|dogue-de-bordeaux|
English Cocker Spaniel|medium|26-34|28-34|26-32||english-cocker-spaniel|
English Foxhound|large|60-75||||english-foxhound|
English Setter|large|45-80|65-80|45-55||english-setter|
English Springer Spaniel|medium|40-50|50-50|40-40||english-springer-spaniel|Springer Spaniel
English Toy Spaniel|small|8-14|||F|english-toy-spaniel|King Charles Spaniel
Entlebucher Mountain Dog|large|40-65|50-65|40-55||entlebucher-mountain-dog|
Eurasier|large|40-70||||eurasier|
Field Spaniel|medium|35-50||||field-spaniel|
Finnish Lapphund|medium|33-53||||finnish-lapphund|
Finnish Spitz|medium|20-33|25-33|20-28||finnish-spitz|
Flat-Coated Retriever|large|60-70||||flat-coated-retriever|
French Bulldog|medium||||FS|french-bulldog|Frenchie
German Pinscher|medium|25-45||||german-pinscher|
German Shepherd|large|50-90|65-90|50-70||german-shepherd-dog|Alsatian, GSD, German Shepherd Dog
German Shorthaired Pointer|large|45-70|55-70|45-60||german-shorthaired-pointer|
German Wirehaired Pointer|large|50-70||||german-wirehaired-pointer|
Giant Schnauzer|large|55-95|75-95|55-80||giant-schnauzer|
Glen of Imaal Terrier|medium|32-40|||S|glen-of-imaal-terrier|
Golden Retriever|large|55-75|65-75|55-65||golden-retriever|Goldie, Golden
Gordon Setter|large|45-80|55-80|45-70||gordon-setter|
Grand Basset Griffon Vendéen|medium|40-45|||S|grand-basset-griffon-vendeen|
Great Dane|giant|110-175|140-175|110-140||great-dane|
Great Pyrenees|large|85-100||||great-pyrenees|Pyrenean Mountain Dog
Greater Swiss Mountain Dog|giant|85-140|115-140|85-110||greater-swiss-mountain-dog|
Greyhound|large|60-70|65-70|60-65||greyhound|
Harrier|large|45-60||||harrier|
Havanese|toy|7-13|||S|havanese|
Ibizan Hound|medium|45-50|50-50|45-45||ibizan-hound|
Icelandic Sheepdog|medium|25-30|30-30|25-25||icelandic-sheepdog|
Irish Red and White Setter|medium|35-60|42-60|35-50||irish-red-and-white-setter|
Irish Setter|large|60-70|70-70|60-60||irish-setter|
Irish Terrier|medium|25-27|27-27|25-25||irish-terrier|
Irish Water Spaniel|large|45-68|55-68|45-58||irish-water-spaniel|
Irish Wolfhound|giant|105-120|120-120|105-105||irish-wolfhound|
Italian Greyhound|toy|7-14||||italian-greyhound|
Japanese Chin|toy|7-11|||F|japanese-chin|
Keeshond|medium|35-45||||keeshond|
Kerry Blue Terrier|medium|33-40|33-40|||kerry-blue-terrier|
Komondor|large|80-100||||komondor|
Kuvasz|large|70-115|100-115|70-90||kuvasz|
Labrador Retriever|large|55-80|65-80|55-70||labrador-retriever|Labrador, Lab
Lagotto Romagnolo|medium|24-35|28.5-35|24-31||lagotto-romagnolo|
Lakeland Terrier|small|17-17|17-17|||lakeland-terrier|
Lancashire Heeler|small|9-17||||lancashire-heeler|
Leonberger|giant|90-170|110-170|90-140||leonberger|
Lhasa Apso|small|12-18|||FS|lhasa-apso|
Löwchen|small|10-15||||lowchen|Lowchen
Maltese|toy|||||maltese|
Manchester Terrier (Standard)|small|12-22||||manchester-terrier-standard|Manchester Terrier
Manchester Terrier (Toy)|small|12-12||||manchester-terrier-toy|
Mastiff|giant|120-230|160-230|120-170|F|mastiff|English Mastiff
Miniature American Shepherd|medium|20-40||||miniature-american-shepherd|
Miniature Bull Terrier|small|18-28||||miniature-bull-terrier|
Miniature Pinscher|toy|8-10||||miniature-pinscher|
Miniature Schnauzer|small|11-20||||miniature-schnauzer|
Mudi|small|18-29||||mudi|
Neapolitan Mastiff|giant|110-150|150-150|110-110|F|neapolitan-mastiff|
Nederlandse Kooikerhondje|small|20-30||||nederlandse-kooikerhondje|
Newfoundland|giant|100-150|130-150|100-120||newfoundland|
Norfolk Terrier|small|11-12||||norfolk-terrier|
Norwegian Buhund|medium|26-40|31-40|26-35||norwegian-buhund|
Norwegian Elkhound|large|48-55|55-55|48-48||norwegian-elkhound|
Norwegian Lundehund|small|20-30||||norwegian-lundehund|
Norwich Terrier|small|12-12||||norwich-terrier|
Nova Scotia Duck Tolling Retriever|medium|35-50||||nova-scotia-duck-tolling-retriever|
Old English Sheepdog|large|60-100||||old-english-sheepdog|
Otterhound|giant|80-115|115-115|80-80||otterhound|
Papillon|toy|5-10||||papillon|
Parson Russell Terrier|small|13-17||||parson-russell-terrier|
Pekingese|small||||FS|pekingese|
Pembroke Welsh Corgi|medium|28-30|||S|pembroke-welsh-corgi|Corgi
Petit Basset Griffon Vendéen|medium|25-40|||S|petit-basset-griffon-vendeen|
Pharaoh Hound|medium|45-55||||pharaoh-hound|
Plott Hound|medium|40-60|50-60|40-55||plott-hound|
Pointer|large|45-75|55-75|45-65||pointer|
Polish Lowland Sheepdog|medium|30-50||||polish-lowland-sheepdog|
Pomeranian|toy|3-7||||pomeranian|
Poodle (Miniature)|small|10-15|||S|poodle-miniature|Miniature Poodle
Poodle (Standard)|large|40-70||||poodle-standard|Standard Poodle, Poodle
Poodle (Toy)|toy|4-6|||S|poodle-toy|Toy Poodle
Portuguese Podengo Pequeno|small|9-13||||portuguese-podengo-pequeno|
Portuguese Water Dog|medium|35-60|42-60|35-50||portuguese-water-dog|
Pug|small|14-18|||F|pug|
Puli|medium|25-35||||puli|
Pumi|medium|22-29|27-29|22-24||pumi|
Pyrenean Shepherd|small|15-30||||pyrenean-shepherd|
Rat Terrier|small|10-25||||rat-terrier|
Redbone Coonhound|large|45-70||||redbone-coonhound|
Rhodesian Ridgeback|large|70-85|85-85|70-70||rhodesian-ridgeback|
Rottweiler|giant|80-135|95-135|80-100||rottweiler|
Russell Terrier|small|9-15||||russell-terrier|Jack Russell Terrier, Jack Russell, JRT
Russian Toy|toy|6.5-6.5||||russian-toy|
Saint Bernard|giant|120-180|140-180|120-140||st-bernard|St. Bernard
Saluki|large|40-65||||saluki|
Samoyed|medium|35-65|45-65|35-50||samoyed|
Schipperke|small|10-16||||schipperke|
Scottish Deerhound|large|75-110||||scottish-deerhound|
Scottish Terrier|small|18-22|||S|scottish-terrier|
Sealyham Terrier|small|23-24|23-24||S|sealyham-terrier|
Shetland Sheepdog|small|15-25||||shetland-sheepdog|Sheltie
Shiba Inu|small|17-23|23-23|17-17||shiba-inu|
Shih Tzu|small|9-16|||FS|shih-tzu|
Siberian Husky|medium|35-60|45-60|35-50||siberian-husky|Husky
Silky Terrier|toy|10-10||||silky-terrier|
Skye Terrier|medium|35-45|35-45||S|skye-terrier|
Sloughi|medium|35-50||||sloughi|
Smooth Fox Terrier|small|15-18|18-18|15-17||smooth-fox-terrier|
Soft Coated Wheaten Terrier|medium|30-40|35-40|30-35||soft-coated-wheaten-terrier|
Spanish Water Dog|medium|31-49|40-49|31-40||spanish-water-dog|
Spinone Italiano|large|||||spinone-italiano|
Staffordshire Bull Terrier|medium|24-38|28-38|24-34||staffordshire-bull-terrier|Staffie, Staffy
Standard Schnauzer|medium|30-50|35-50|30-45||standard-schnauzer|
Sussex Spaniel|medium|35-45|||S|sussex-spaniel|
Swedish Vallhund|medium|20-35|||S|swedish-vallhund|
Tibetan Mastiff|giant|70-150|90-150|70-120||tibetan-mastiff|
Tibetan Spaniel|small|9-15|||F|tibetan-spaniel|
Tibetan Terrier|small|18-30|18-30|||tibetan-terrier|
Toy Fox Terrier|toy|3.5-7||||toy-fox-terrier|
Treeing Walker Coonhound|large|50-70||||treeing-walker-coonhound|
Vizsla|large|44-60|55-60|44-55||vizsla|
Weimaraner|large|55-90|70-90|55-75||weimaraner|
Welsh Springer Spaniel|medium|35-55|40-55|35-50||welsh-springer-spaniel|
Welsh Terrier|small|20-20|20-20|||welsh-terrier|
West Highland White Terrier|small|15-20||||west-highland-white-terrier|Westie
Whippet|medium|25-40||||whippet|
Wire Fox Terrier|small|15-18|18-18|15-17||wire-fox-terrier|
Wirehaired Pointing Griffon|large|35-70|50-70|35-50||wirehaired-pointing-griffon|
Wirehaired Vizsla|large|45-65|55-65|45-55||wirehaired-vizsla|
Xoloitzcuintli|medium|10-55||||xoloitzcuintli|
Yorkshire Terrier|toy|||||yorkshire-terrier|Yorkie
Mixed Breed|||||||Mutt, Crossbreed, Mongrel, Doodle, Cockapoo, Labradoodle, Goldendoodle
Other|||||||
`;

/** Conditions that breeds are prone to, each with the page that states it. */
export const proneTo: readonly (readonly [breed: string, condition: string, source: string])[] = [
  [
    'Basset Hound',
    'intervertebral disc disease',
    'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
  ],
  [
    'Beagle',
    'intervertebral disc disease',
    'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
  ],
  [
    'Bearded Collie',
    "Addison's disease",
    'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
  ],
  [
    'Border Terrier',
    "Addison's disease",
    'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
  ],
  ['Boston Terrier', 'flat-face airway disease', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9673814'],
  ['Bulldog', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  ['Bulldog', 'flat-face airway disease', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9673814'],
  ['Bulldog', 'vestibular disease', 'https://elib.tiho-hannover.de/receive/tiho_mods_00003972'],
  [
    'Cardigan Welsh Corgi',
    'intervertebral disc disease',
    'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
  ],
  [
    'Cavalier King Charles Spaniel',
    'vestibular disease',
    'https://elib.tiho-hannover.de/receive/tiho_mods_00003972',
  ],
  [
    'Cocker Spaniel',
    'a lack of platelets',
    'https://cliniciansbrief.com/article/canine-primary-idiopathic-immune-mediated-thrombocytopenia',
  ],
  [
    'Dachshund',
    'intervertebral disc disease',
    'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
  ],
  ['English Springer Spaniel', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  [
    'French Bulldog',
    'ear infections',
    'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-018-0057-9',
  ],
  [
    'French Bulldog',
    'skin-fold dermatitis',
    'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-018-0057-9',
  ],
  ['French Bulldog', 'trouble when whelping', 'https://rvc-repository.worktribe.com/output/1391854'],
  ['French Bulldog', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  ['French Bulldog', 'flat-face airway disease', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9673814'],
  ['French Bulldog', 'vestibular disease', 'https://elib.tiho-hannover.de/receive/tiho_mods_00003972'],
  [
    'German Shepherd',
    'a lack of platelets',
    'https://cliniciansbrief.com/article/canine-primary-idiopathic-immune-mediated-thrombocytopenia',
  ],
  ['German Shepherd', 'sudden diarrhea', 'https://pubmed.ncbi.nlm.nih.gov/40498704/'],
  ['Golden Retriever', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  ['Labrador Retriever', 'osteoarthritis', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8280121/'],
  ['Labrador Retriever', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  ['Maltese', 'sudden diarrhea', 'https://pubmed.ncbi.nlm.nih.gov/40498704/'],
  [
    'Old English Sheepdog',
    'a lack of platelets',
    'https://cliniciansbrief.com/article/canine-primary-idiopathic-immune-mediated-thrombocytopenia',
  ],
  [
    'Pekingese',
    'eye displacement (proptosis)',
    'https://mail.openveterinaryjournal.com/index.php?html=1&mno=26160',
  ],
  [
    'Pembroke Welsh Corgi',
    'intervertebral disc disease',
    'http://vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=483&URL=0',
  ],
  [
    'Pointer',
    "Addison's disease",
    'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
  ],
  ['Poodle (Miniature)', 'sudden diarrhea', 'https://pubmed.ncbi.nlm.nih.gov/40498704/'],
  [
    'Poodle (Standard)',
    "Addison's disease",
    'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
  ],
  [
    'Portuguese Water Dog',
    "Addison's disease",
    'https://www.cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy?ce=50209&quiz=50208&section=2',
  ],
  ['Pug', 'heat-related illness', 'https://www.nature.com/articles/s41598-021-86235-w'],
  ['Pug', 'flat-face airway disease', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9673814'],
  [
    'Rottweiler',
    'being overweight',
    'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7',
  ],
  ['Rottweiler', 'ear infections', 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7'],
  ['Rottweiler', 'osteoarthritis', 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7'],
  ['Rottweiler', 'hot spots', 'https://cgejournal.biomedcentral.com/articles/10.1186/s40575-017-0051-7'],
  [
    'Staffordshire Bull Terrier',
    'heat-related illness',
    'https://www.nature.com/articles/s41598-021-86235-w',
  ],
  ['Yorkshire Terrier', 'sudden diarrhea', 'https://pubmed.ncbi.nlm.nih.gov/40498704/'],
];
