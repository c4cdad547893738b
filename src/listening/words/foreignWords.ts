/** Words for emergencies in the languages owners fall back on. Hark answers in English all the same. One concept a line. */
export const foreignWords = `
eat: gefressen, frisst, gegessen, verschluckt, geschluckt, a mange, avale, comido, comio, tragado, trago, mangiato, ingoiato, comeu, engoliu, opgegeten, gegeten, ingeslikt, atit, svalde, zjadl, avaler, d'avaler, vient de manger, a devore, kha gaya, kha liya, kha gayi, spiste, zezarl, polknal, atit upp
chocolate: schokolade, tafel zartbitter, chocolat, cioccolato, cioccolata, chocolat noir, bombones, chocolates, czekolade, czekolada, czekolady, sjokolade, choklad, chokolade
grapes: weintrauben, trauben, rosinen, raisins secs, uvas, pasas, uva, uvetta, druiven, rozijnen, passas, rodzynki, rodzynek, winogrona, russin, vindruvor, rosiner, angoor, kishmish
poison: giftkoder, vergiftet, vergiftung, poison, empoisonne, veneno, envenenado, veleno, avvelenato, envenenado, vergiftigd, trucizna, trucizne, otruty, zeher, zehar
rodenticide: rattengift, mausegift, mort aux rats, raticida, veneno para ratas, matarratas, topicida, veleno per topi, rattengif, trutke na szczury, trutka na szczury, trutke, rattgift, rottegift, veneno de rato, choohe ki dawa, chuhe ki dawa, chuhe maarne ki dawa
seizure: krampf, krampft, krampfanfall, krampfanfalle, anfall, epileptischer, convulsion, convulsions, crise d'epilepsie, convulsionando, convulsiones, convulsion, ataque epileptico, convulsioni, crisi epilettica, convulsao, convulsoes, stuipen, epileptische aanval, napad padaczki, atak padaczki, drgawki, drgawek, kramper, krampanfall, fit aa gaya, fit aaya, mirgi ka daura, daura pada
breathless: atemnot, bekommt keine luft, kaum luft, schnappt nach luft, zunge ist blau, zunge blaulich, zunge ist blaulich, lengua morada, lengua azul, langue bleue, lingua blu, lingua viola, lingua roxa, tong is blauw, blauwe tong, keine luft, kriegt keine luft, atmet schwer, ne respire plus, respire mal, du mal a respirer, no puede respirar, no respira, respira mal, non respira, fatica a respirare, nao respira, nao consegue respirar, ademnood, benauwd, krijgt geen lucht, nie oddycha, nie moze oddychac, dusi sie, andas inte, puster ikke, saans nahi, sans nahi
collapse: kann nicht aufstehen, steht nicht mehr auf, no se levanta, ya no se levanta, no puede levantarse, no se puede levantar, ne se leve plus, non si alza, non si alza piu, nao se levanta, staat niet meer op, kan niet opstaan, zusammengebrochen, umgefallen, kollabiert, s'est effondre, effondre, evanoui, desmayado, se desmayo, se desplomo, colapso, svenuto, collassato, collassata, desmaiou, ingestort, flauwgevallen, nie wstaje, przewrocil sie i nie, behosh, gir gaya aur uth nahi
vomitforeign: erbricht, erbrochen, kotzt, gekotzt, ubergibt, vomi, vomissements, vomitando, vomitado, ha vomitato, braakt, overgeven, kotst, wymiotuje, wymioty, zwymiotowal, kraks, kasteer op, ulti, ultiyan
bloodforeign: blut, blutet, du sang, saigne, sangre, sangra, sangrando, sangue, sanguina, bloed, bloedt, krew, krwi, krwia, khoon, blod
unconscious: bewusstlos, inconscient, inconsciente, incosciente, bewusteloos, reagiert nicht, no responde, ne repond plus, nieprzytomny, nieprzytomna, medvetslos, bevisstlos
xylitol: zuckerfrei, zuckerfreie, zuckerfreier, zuckerfreien, sans sucre, sin azucar, senza zucchero, sem acucar, suikervrij, suikervrije, xylit, xilitol
foreign: tischtennisball, tennisbal, pallina, pallina da tennis, pelota, balle de tennis, socke, sokken, chaussette, calcetin, calzino
cannabis: marihuana, haschisch, haschkekse, brownie de erva, hasjcake
wobbly: taumelt, torkelt, wankelt, cambalea, cambaleando, cambalear, barcolla, titube, wankel
paralysed: gelahmt, hinterbeine nicht mehr, hinterbeine nicht bewegen, achterpoten niet meer, achterpoten niet bewegen, paralizado, patas traseras no, paralyse des pattes, zampe posteriori non, verlamd
cannotpee: kann nicht pinkeln, kann nicht urinieren, no puede orinar, no puede hacer pis, ne peut pas uriner, n'arrive pas a uriner, non riesce a fare pipi, non riesce a urinare, nao consegue fazer xixi, nao consegue urinar, kan niet plassen
diarrhoeaforeign: cacca molle, weicher stuhl, selles molles, heces blandas, dunne ontlasting, durchfall, diarrhee, diarrea, diarreia
noteatforeign: frisst nicht, frisst nichts, mange plus, ne mange pas, no quiere comer, no ha comido, non mangia, nao come, eet niet
carforeign: angefahren, auto angefahren, renverse par une voiture, atropellado, atropello, lo atropello, investito, investito da un'auto, aangereden
foreigndog: hund, chien, perro, perra, il cane, cachorro, cao, hond, mein hund, mon chien, mi perro, il mio cane, welpe, chiot, hundin
belly: pancia, bauch, ventre gonfle, panza, barriga, buik, brzuch
swollen: gonfia, gonfio, gonfie, aufgeblaht, geschwollen, hinchada, hinchado, inchada, opgezwollen, opgezet, wzdety
nothingup: non esce niente, es kommt nichts, kommt aber nichts, rien ne sort, no sale nada, nao sai nada, er komt niets
`;
